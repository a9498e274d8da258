"""What becomes of compiled code: how rules are linked, and how code is found again.

Numba turns every function into optimised machine code, and does so again inside every
function that calls it: half of the time to compile a game. Only compiled code calls rules,
so their code stays unfinished until it is linked into a door, and is finished there, once.

Even to load compiled code, Numba imports everything it compiles with: half a second, and
more where SciPy is installed. That waits until there is something to compile.

Compiled code is found by name, and names hold the types of arguments. Numba writes a
record's type as a number that it counts anew in every process: kept code of two games
would bear the same name, and one game would play by the other's rules. Here the name
holds the key under which the code is kept.

Much here is private to Numba. ``ways`` lets only versions in that pass `make next-numba`; each
part says what it is for, what happens without it, and how a change of Numba would show. No
class of Numba is changed: these are subclasses, and attributes of our own dispatchers.
"""

from __future__ import annotations

import pickle
import warnings
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from types import FunctionType, MethodType
from typing import Any, NamedTuple

import numba
from llvmlite.binding import Linkage, parse_assembly  # type: ignore[import-untyped]
from numba.core import types
from numba.core.caching import NullCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.runtime import rtsys
from numba.core.serialize import dumps
from numba.core.typing.templates import make_concrete_template

from galactable.core import generic, kept
from galactable.core.compile import BOUNDSCHECK, Rule, seldom_collected
from galactable.core.fingerprint import UnknownValueError, environment, fingerprint
from galactable.core.overloads import register_rows, rules_for

__all__ = ["dispatcher", "wide"]


def dispatcher(rule: Rule) -> Any:
    """What Numba makes of a rule."""
    compiled = numba.njit(
        nogil=True,
        error_model="numpy",
        boundscheck=BOUNDSCHECK,
        no_cpython_wrapper=not rule.for_python,  # a quarter of the time to compile
        no_cfunc_wrapper=True,
        pipeline_class=DoorCompiler if rule.for_python else RuleCompiler,
    )(rule.py_func)
    # `_cache` is what `Dispatcher.compile` asks before it compiles, and tells afterwards.
    # Without it every process compiles everything. If the attribute got another name, nothing
    # would be kept: tests/core/test_kept_code.py counts what is compiled twice.
    compiled._cache = CodeCache(rule)
    # What the typing of a call asks a dispatcher for; see `_call_with_wide_ints`.
    compiled.get_call_template = MethodType(_call_with_wide_ints, compiled)
    return compiled


def _call_with_wide_ints(self: Any, args: Any, kws: Any) -> Any:
    """A rule called with int8, int16 or a literal is the rule for int64.

    Numba would compile it anew for every mixture of widths. This is
    `get_call_template` of `numba.core.dispatcher`, but for `wide`; `_compiler` fills in defaults,
    `make_concrete_template` makes the answer. If Numba no longer asked, results would be the
    same and the first compile slower (with neither this nor `RuleLibrary` it took 1.8 times as
    long: `GALACTABLE_COMPILE=plain`); if the answer had another
    form, the first call of a rule by another would raise.
    """
    pysig, args = self._compiler.fold_argument_types(args, kws)
    self.compile(tuple(map(wide, args)))
    template = make_concrete_template(
        f"CallTemplate({self.py_func.__name__})", self.py_func.__name__, self.nopython_signatures
    )
    return template, pysig, args, {}


def wide(kind: Any) -> Any:
    """The type of an argument as rules take it."""
    kind = types.unliteral(kind)  # type: ignore[attr-defined]
    narrow = isinstance(kind, types.Integer) and kind is not types.uint64
    return types.int64 if narrow or isinstance(kind, types.IntEnumMember) else kind


def _key(function: FunctionType, kinds: Any) -> str:
    """All that the code for arguments of these types depends on, but for the processor."""
    rules = rules_for(kinds)
    own = generic.instead_of_rows(rules) if rules else {}
    way = environment("machinecode")
    parts = (numba.__version__, way, fingerprint(function, own), *map(str, kinds))
    return blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()


class Called(NamedTuple):
    """A door that compiled code calls: its own code must be there before."""

    rule: Rule
    kinds: tuple[Any, ...]
    symbol: str

    def is_there(self) -> bool:
        """Loads or compiles the door; whether its code has the name by which it is called.

        A name holds numbers that Numba counts in each process: a door that was compiled anew may
        have another. Calling a name that is not there would end the process.
        """
        door = self.rule.compiled
        door.compile(self.kinds)
        return bool(self.rule.overloads[self.kinds].fndesc.llvm_func_name == self.symbol)


def _called(libraries: list[Any]) -> tuple[Called, ...]:
    """The doors that the code of some libraries calls."""
    return tuple(dict.fromkeys(one for each in libraries for one in getattr(each, "called", ())))


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]  # untyped in Numba
    """The code of a rule: linked into the doors that lead to it, never run by itself.

    Numba's own `finalize` optimises the code, makes machine code of it and checks it; all that
    is done for the door, with Numba's own `finalize`, checks included. Without this class the
    results are the same and compiling takes longer. `_linking_libraries`, `_reload_init`,
    `_get_module_for_linking`, `_shared_module`, `_final_module`, `_create_empty_module` and
    `_finalize_final_module` are how libraries of Numba hold, hand on and end their code: with
    one of them changed no rule compiles (AttributeError), or a door lacks a symbol when it is
    loaded. The names with "NumbaEnv" are those by which kept code finds its environments again.
    """

    _final_module: Any
    called: tuple[Called, ...] = ()

    def finalize(self) -> None:
        """Links the code with that of the rules it calls; leaves an empty shell to run."""
        self.called = _called(self._linking_libraries)
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = "linkonce_odr"
        self._shared_module = self._final_module
        names = [v.name for v in self._shared_module.global_variables if "NumbaEnv" in v.name]
        shell = str(self._codegen._create_empty_module(self.name))
        shell += "".join(f"@{name} = common global i8* null\n" for name in names)
        self._final_module = parse_assembly(shell)
        self._finalize_final_module()


class DoorLibrary(JITCodeLibrary):  # type: ignore[misc]  # untyped in Numba
    """The code of a door, with that of all rules behind it, but without that of other doors.

    These are called where they are: a table tries moves by the same `play` by which it plays,
    and that is half of what it compiles. `_linking_libraries` holds what `finalize` links, and
    Numba looks for missing code only under its own names. A door that is called must therefore
    be there first (`Called.is_there`), else LLVM ends the process when the caller is loaded:
    tests/core/test_kept_code.py takes one away.
    `_optimize_final_module` is the step of `finalize` after linking, before machine code. If
    Numba no longer called it, play would be a fifth to two fifths slower and nothing else:
    `make bench` would show it.
    """

    _final_module: Any
    _linking_libraries: list[Any]
    called: tuple[Called, ...] = ()

    def finalize(self) -> None:
        """Ends the code; that of doors which it calls stays where it is."""
        linked = dict.fromkeys(self._linking_libraries)
        doors = [library.door for library in linked if hasattr(library, "door")]
        self._linking_libraries = [one for one in linked if not hasattr(one, "door")]
        self.called = (*doors, *_called(self._linking_libraries))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Nobody else calls these rules, so arguments they do not need may go."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


class _IntoLibrary(Compiler):  # type: ignore[misc]  # untyped in Numba
    """Numba's compiler, but for what becomes of the code.

    `pipeline_class` and `define_pipelines` are the documented way to a compiler of one's own;
    private is that a library which is already in `state` is used (otherwise rules would be
    compiled as by `njit`: slower, the same), and that symbols are named after `func_qualname`
    (otherwise two games' kept code could bear one name: tests/core/test_kept_code.py).
    `enable_object_caching` makes a library remember its machine code; without it `_reduce` raises
    "object caching not enabled" when the first door is kept.
    """

    library: type[JITCodeLibrary]

    def define_pipelines(self) -> Any:
        """Numba's passes, which write into the library that is there."""
        state = self.state
        with suppress(UnknownValueError):  # not kept, so its name is this process's alone
            state.func_id.func_qualname += f"_{_key(state.func_id.func, state.args)}"
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return super().define_pipelines()


class RuleCompiler(_IntoLibrary):
    """Compiles a rule."""

    library = RuleLibrary


class DoorCompiler(_IntoLibrary):
    """Compiles a door, and with it all rules behind it.

    `compile_extra` is what Numba calls with the function. If it were not called any more,
    compiling would take a tenth longer.
    """

    library = DoorLibrary

    def compile_extra(self, func: Any) -> Any:
        """From the function to a result."""
        with seldom_collected():
            return super().compile_extra(func)


class CodeCache(NullCache):  # type: ignore[misc]  # untyped in Numba
    """Finds and keeps the code of one function; imports nothing to load what is there.

    Numba's own cache knows a function by its file and line, not by what it calls, wants a
    folder that it can write, and refreshes the whole compiler before it loads (half a second).
    `NullCache` has all methods that a dispatcher calls; another one that it must have would be a
    TypeError at the first rule. `_reduce` and `_rebuild` are how Numba's cache makes bytes of a
    result and back, `serialize.dumps` pickles the types in them (Python's own pickle refuses
    some), and `rtsys` is the one part that loaded code needs: if one of these changed, keeping or
    loading would raise in the first test. `has_dynamic_globals` marks code with addresses of this
    process in it; kept, it would crash the next process (tests/core/test_kept_code.py starts
    some). `magic_tuple` names the processor: without it a cache that two kinds of machines share
    would end one of them with an illegal instruction; it is Numba's own cache's key too, and
    tests/core/test_kept_code.py looks that it names the processor.
    """

    def __init__(self, rule: Rule) -> None:
        self._rule = rule

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for the types ``sig``; nothing where it has to be compiled."""
        if (where := self._where(sig, target_context.codegen())) is None:
            return None
        if (content := kept.load(*where)) is None:
            return None
        rtsys.initialize(target_context)
        called, reduced = pickle.loads(content)
        if not all(one.is_there() for one in called):
            return None
        return self._noted(sig, CompileResult._rebuild(target_context, *reduced), called)

    def save_overload(self, sig: Any, result: Any) -> None:
        """Keeps what was compiled for the types ``sig``."""
        where = self._where(sig, result.codegen)
        if where is None:
            return
        called = getattr(result.library, "called", ())
        self._noted(sig, result, called)
        if not result.library.has_dynamic_globals:
            kept.save(*where, dumps((called, result._reduce())))

    def _noted(self, sig: Any, result: Any, called: tuple[Called, ...]) -> Any:
        """Tells a library what ``DoorLibrary`` asks it."""
        result.library.called = called
        if self._rule.for_python:
            result.library.door = Called(self._rule, _kinds(sig), result.fndesc.llvm_func_name)
        return result

    def _where(self, sig: Any, codegen: Any) -> tuple[str, str] | None:
        """Room and name of the entry; none for code that depends on what is not known."""
        kinds = _kinds(sig)
        try:
            key = _key(self._rule.py_func, kinds)
        except UnknownValueError as reason:
            _warn_once(str(reason))
            return None
        form = f"{codegen.magic_tuple()!r} {self._rule.for_python}"
        processor = blake2b(form.encode(), digest_size=4).hexdigest()
        rules = rules_for(kinds)
        room = kept.room_of(rules["play"].__module__ if rules else self._rule.py_func.__module__)
        return room, f"{self._rule.py_func.__name__}.{key}.{processor}"


def _kinds(sig: Any) -> tuple[Any, ...]:
    """The types of arguments that a signature names."""
    return tuple(getattr(sig, "args", sig))


@cache
def _warn_once(reason: str) -> None:
    warnings.warn(f"compiled anew in every process: {reason}", stacklevel=2)


register_rows(RuleCompiler)
