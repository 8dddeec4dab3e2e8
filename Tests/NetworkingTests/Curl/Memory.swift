#if os(macOS) || os(Linux)
    import SectionCLibrary

    /// The memory that this process uses.
    enum Memory {
        /// The peak memory use, in bytes.
        static var peak: Int {
            var usage = rusage()
            #if canImport(Glibc)
                getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            #else
                getrusage(RUSAGE_SELF, &usage)
            #endif
            #if canImport(Darwin)
                return usage.ru_maxrss
            #else
                return usage.ru_maxrss << 10
            #endif
        }
    }
#endif
