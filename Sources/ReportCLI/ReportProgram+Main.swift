#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension ReportProgram {
    /// The environment variables that anything in the program asks for.
    private var variables: [String] {
        ["COLUMNS", "NO_COLOR", "CLICOLOR_FORCE", "TERM", "SOURCE_DATE_EPOCH"]
            + ["TERM_PROGRAM", "VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION", "PAGER"]
            + ["BROWSER", "TMPDIR"]
            + ["HOME", "XDG_CACHE_HOME"] + sources.flatMap(\.variables)
    }

    /// Does what this process was called for, and ends it; call from the program's `main`.
    public func main() -> Never {
        // Whoever started us may ignore it, and then no child could be waited for.
        signal(SIGCHLD, SIG_DFL)
        let code = MainThreadExecutor().run {
            await run(Array(CommandLine.arguments.dropFirst()), in: .process(variables: variables))
        }
        exit(code.rawValue)
    }
}
