"""The games in the ecosystem's own interfaces, each an optional extra.

``envs.pettingzoo``  PettingZoo's AEC (`pip install 'galactable[envs]'`)
``envs.gymnasium``   Gymnasium, alone and as a vector (`pip install 'galactable[envs]'`)
``envs.openspiel``   OpenSpiel (`pip install 'galactable[openspiel]'`)
"""
