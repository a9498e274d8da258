import numpy as np
import pytest

from galactable.core.record import I8, I16, I8s, Record, TableRecord, field


class Small(TableRecord):
    fans: I16 = field("fans in the supply")
    hand: I8s = field("cards in hand, by seat and kind", 2, 3)


def test_a_declaration_yields_the_layout():
    assert Small.dtype.names[:6] == ("seats", "variant", "phase", "seat", "waiting", "turn")
    assert Small.dtype["hand"].shape == (2, 3)
    assert Small.dtype["fans"] == np.int16


def test_a_record_reads_and_writes_by_name_and_shares_its_memory():
    states = Small.array(2)
    s = states[1]
    s.fans = 7
    s.hand[1, 2] += 3
    assert states["fans"].tolist() == [0, 7]
    assert states["hand"][1, 1, 2] == 3
    assert states[0].tobytes() != states[1].tobytes()


def test_a_declaration_documents_itself():
    assert "| `hand` | int8 | 2 x 3 | cards in hand, by seat and kind |" in Small.describe()


def test_a_field_that_numpy_would_shadow_is_refused():
    with pytest.raises(TypeError, match="'round'"):
        type("Bad", (Record,), {"__annotations__": {"round": I8}, "round": field("a round")})


def test_a_field_without_a_known_type_is_refused():
    with pytest.raises(TypeError, match="'fans'"):
        type("Bad", (Record,), {"__annotations__": {"fans": int}, "fans": field("fans")})
