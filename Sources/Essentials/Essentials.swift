// The part of Foundation that every module here makes do with: `import Essentials` stands for it
// on all systems, and spares a program the rest, which takes longer to load than most reports
// take to make.

#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif
