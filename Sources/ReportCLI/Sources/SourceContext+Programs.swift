public import Essentials
import Programs

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension SourceContext {
    /// Runs an installed program, such as exiftool, and returns what it wrote; nil if it is not
    /// installed, was ended by a signal, took too long, or wrote too much.
    ///
    /// It is found on the search path and started without a shell. It is ended
    /// when the task is cancelled, and when this program ends.
    ///
    /// - Parameters:
    ///   - program: its name.
    ///   - arguments: its arguments, which should not begin with a dash if they come from outside.
    ///   - input: what it reads from standard input.
    ///   - limit: the most bytes that it may write.
    ///   - memory: the most bytes of memory that it may use, on Linux; nil for no limit.
    ///   - time: how long it may take.
    public func output(
        of program: String,
        arguments: [String],
        input: Data = Data(),
        limit: Int = 16 << 20,
        memory: Int? = nil,
        within time: Duration = .seconds(60)
    ) async -> ProgramOutput? {
        guard hasProgram(program) else { return nil }
        let program = Program(
            program, arguments: arguments, memory: memory, inputs: [(STDIN_FILENO, input)],
            outputs: [(STDOUT_FILENO, limit), (STDERR_FILENO, 4096)])
        let result = try? await connection.host.programs.result(of: program, within: time)
        guard let result, case .exited(let code) = result.termination else { return nil }
        return ProgramOutput(
            exitCode: Int(code), bytes: result.output(STDOUT_FILENO),
            messages: result.output(STDERR_FILENO))
    }

    /// Whether a program is installed: an executable file in a folder of the search path.
    public func hasProgram(_ program: String) -> Bool {
        SearchPath.holds(program)
    }
}

/// What a program wrote, and how it ended.
public struct ProgramOutput: Equatable, Sendable {
    /// Its exit code, 0 if all is well.
    public let exitCode: Int

    /// What it wrote to its standard output.
    public let bytes: Data

    /// What it wrote to its standard error, at most 4 kB.
    public let messages: Data
}
