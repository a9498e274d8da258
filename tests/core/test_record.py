import numpy as np
import pytest

from galactable.core.record import (
    I8,
    I16,
    I8s,
    I16s,
    I64s,
    Record,
    TableRecord,
    array_of,
    field,
    fields_of,
    span,
)


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


class Spanned(TableRecord):
    sets: I64s = field("sets", 2)
    fans: I16 = field("fans")
    hand: I8s = field("cards in hand", 3)
    last: I8 = field("the last")
    wide: I16s = span("sets", "fans")
    small: I8s = span("hand", "last")


def test_a_span_is_the_memory_of_its_fields():
    s = Spanned.array(2)[1]
    s.sets[1], s.fans = 1 + (2 << 16), 7
    s.hand[:], s.last = [3, 4, 5], 6
    assert s.wide.tolist() == [0, 0, 0, 0, 1, 2, 0, 0, 7]
    assert s.small.tolist() == [3, 4, 5, 6]
    assert "wide" not in Spanned.fields
    assert array_of(s)[0].tobytes() == s.tobytes()
    array_of(s)[0].fans = 8
    assert (s.fans, fields_of(s).fans) == (8, 8)
    assert not hasattr(fields_of(s), "wide")


def test_a_span_over_a_gap_is_refused():
    class Gap(Record):
        few: I8 = field("few")
        fans: I16 = field("fans")

    with pytest.raises(TypeError, match="'all' do not lie side by side"):
        type("Bad", (Gap,), {"__annotations__": {"all": I8s}, "all": span("few", "fans")})
