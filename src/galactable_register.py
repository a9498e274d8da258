"""Lets ``gymnasium.make("galactable/RockTheGalaxy-v0")`` work after an install alone.

Gymnasium 1.0 gave up the entry points by which it used to find environments. So Python runs
this at its start (``galactable_register.pth``): it waits for ``gymnasium`` to be imported and
then registers the games by name, which imports nothing heavy. Without it everything works
after ``import galactable.envs`` alone; one notices that it broke when the test of the
entry points does.
"""

import sys


class _After:
    """Finds ``gymnasium`` as Python would, and has the games registered once it is loaded."""

    @staticmethod
    def find_spec(name, path=None, target=None):  # type: ignore[no-untyped-def]
        if name != "gymnasium":
            return None
        sys.meta_path.remove(_After)
        found = (finder.find_spec(name, path, target) for finder in sys.meta_path)
        spec = next(filter(None, found), None)
        if spec is None or spec.loader is None:
            return spec
        load = spec.loader.exec_module

        def load_and_register(module):  # type: ignore[no-untyped-def]
            load(module)
            try:
                from galactable.envs import register
            except ImportError:  # uninstalled by halves
                return
            register()

        spec.loader.exec_module = load_and_register  # type: ignore[method-assign]
        return spec


sys.meta_path.insert(0, _After)
