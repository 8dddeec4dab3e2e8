// The C library, under one name on all systems: whoever imports this module has its calls. Where a
// method hides one of them, `CLibrary.read` names it.
#if canImport(Glibc)
    @_exported public import Glibc
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Darwin
#endif
