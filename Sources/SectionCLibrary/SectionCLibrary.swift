// Exports the C library under one name on all systems. Where a method shadows one of its functions,
// write `SectionCLibrary.read`.
#if canImport(Glibc)
    @_exported public import Glibc
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Darwin
#endif
