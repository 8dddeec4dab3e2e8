#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension ReportProgram {
    /// Does what this process was called for, and ends it; call from the program's `main`.
    public func main() -> Never {
        let code = MainThreadExecutor().run {
            await run(Array(CommandLine.arguments.dropFirst()), in: .process())
        }
        exit(code.rawValue)
    }
}
