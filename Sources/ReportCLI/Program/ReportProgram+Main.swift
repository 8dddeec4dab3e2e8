import CLibrary

extension ReportProgram {
    /// Does what this process was called for, and ends it; call from the program's `main`.
    public func main() -> Never {
        // Whoever started us may ignore it, and then no child could be waited for.
        signal(SIGCHLD, SIG_DFL)
        let variables = help.variables.map(\.name) + EnvironmentVariable.tacit
        let code = MainThreadExecutor().run {
            await run(Array(CommandLine.arguments.dropFirst()), in: .process(variables: variables))
        }
        exit(code.rawValue)
    }
}
