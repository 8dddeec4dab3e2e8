// Exports the part of Foundation that all modules use. `import SectionEssentials` works on all systems,
// and avoids the rest of Foundation, which takes longer to load than most reports take to make.

#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif
