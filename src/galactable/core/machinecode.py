"""What becomes of compiled code: how rules are linked, and how code is found again.

Numba optimises every function and makes machine code of it, and again as a part of
every function that calls it: half of the time to compile a game. Rules are called by
compiled code alone, so theirs is kept as it is, and finished once, behind each door.

To load what is already compiled, Numba imports all that it could compile with: half a
second, and more where SciPy is installed. That waits until there is something to compile.

Compiled code is found by name, and names hold the types of arguments. Numba writes a
record's type as a number that it counts anew in every process: kept code of two games
would bear the same name, and one game would play by the other's rules. Here the number
follows from the record's layout.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from llvmlite.binding import Linkage, parse_assembly  # type: ignore[import-untyped]
from numba.core.caching import FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.runtime import rtsys
from numba.core.types import Record

__all__ = ["CodeCache", "DoorCompiler", "RuleCompiler"]


def _name_of_layout(record: Record) -> tuple[str, tuple[int]]:
    digest = blake2b(record.name.encode(), digest_size=7).digest()
    return "Record", (int.from_bytes(digest),)


Record.mangling_args = property(_name_of_layout)  # type: ignore[method-assign, assignment]


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]  # untyped in Numba
    """The code of a rule: linked into the doors that lead to it, never run by itself."""

    _final_module: Any

    def finalize(self) -> None:
        """Links the code with that of the rules it calls; leaves an empty shell to run."""
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
    """The code of a door, with that of all rules behind it."""

    _final_module: Any

    def _optimize_final_module(self) -> None:
        """Nobody else calls these rules, so arguments they do not need may go."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


class _IntoLibrary(Compiler):  # type: ignore[misc]  # untyped in Numba
    """Numba's compiler, but for what becomes of the code."""

    library: type[JITCodeLibrary]

    def define_pipelines(self) -> Any:
        """Numba's passes, which write into the library that is there."""
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return super().define_pipelines()


class RuleCompiler(_IntoLibrary):
    """Compiles a rule."""

    library = RuleLibrary


class DoorCompiler(_IntoLibrary):
    """Compiles a door."""

    library = DoorLibrary


class CodeCache(FunctionCache):  # type: ignore[misc]  # untyped in Numba
    """Numba's cache, which imports nothing to load what is there."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for the types ``sig``; nothing where it has to be compiled."""
        rtsys.initialize(target_context)
        return self._load_overload(sig, target_context)
