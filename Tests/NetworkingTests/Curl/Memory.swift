#if os(macOS) || os(Linux)
    import CLibrary

    /// What this process has taken from the system.
    enum Memory {
        /// The most memory it has had at a time, in bytes.
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
