import HelperPrograms
import SectionCLibrary
public import SectionEssentials
import SectionKit

extension SourceContext {
    /// Runs an installed program, such as exiftool, and returns what it wrote.
    ///
    /// It is found on the search path, and ended when its time is over, when the task is cancelled,
    /// and when this program ends. A limit of memory also limits its processor time.
    ///
    /// - Parameters:
    ///   - program: its name.
    ///   - arguments: its arguments, which should not begin with a dash if they come from outside.
    ///   - input: what it reads from standard input.
    ///   - limit: the most bytes that it may write.
    ///   - memory: the most bytes of memory that it may use, on Linux; nil for no limit.
    ///   - time: how long it may take.
    /// - Throws: ``ProgramFailure`` unless it ended by itself, with any exit code.
    public func run(
        _ program: String,
        arguments: [String],
        input: Data = Data(),
        limit: Int = 16 << 20,
        memory: Int? = nil,
        within time: Duration = .seconds(60)
    ) async throws(ProgramFailure) -> ProgramOutput {
        guard hasProgram(program) else { throw .missing }
        let described = Program(
            program, arguments: arguments, memory: memory,
            processorTime: memory.map { _ in Int(clamping: time.components.seconds) + 2 },
            inputs: [(STDIN_FILENO, input)],
            outputs: [(STDOUT_FILENO, limit), (STDERR_FILENO, 4096)])
        let result: ProgramResult
        do throws(ProgramError) {
            result = try await connection.host.programs.result(of: described, within: time)
        } catch {
            switch error {
            case .missing: throw .missing
            case .timedOut: throw .tookTooLong(time)
            case .tooMuchOutput: throw .wroteTooMuch
            case .cancelled: throw .cancelled
            case .notStarted(let reason), .noPipe(let reason): throw .notStarted(reason)
            }
        }
        switch result.termination {
        // sh and env exit with 126 and 127 if they cannot run the program.
        case .exited(let code):
            return ProgramOutput(
                exitCode: Int(code), bytes: result.output(STDOUT_FILENO),
                messages: result.output(STDERR_FILENO))
        case .signalled(SIGXCPU): throw .tookTooLong(time)
        case .signalled(let signal): throw .crashed(signal: Int(signal))
        case .killed, .unknown: throw .cancelled
        }
    }

    /// Runs an installed program as ``run(_:arguments:input:limit:memory:within:)`` does, and
    /// returns nil if it failed, whatever the reason.
    public func output(
        of program: String,
        arguments: [String],
        input: Data = Data(),
        limit: Int = 16 << 20,
        memory: Int? = nil,
        within time: Duration = .seconds(60)
    ) async -> ProgramOutput? {
        try? await run(
            program, arguments: arguments, input: input, limit: limit, memory: memory, within: time)
    }

    /// Whether a program is installed: an executable file in a folder of the search path.
    public func hasProgram(_ program: String) -> Bool {
        SearchPath.holds(program)
    }
}

/// Why a program that was run has no result.
public enum ProgramFailure: Error, Equatable, Sendable {
    /// It is not installed.
    case missing

    /// It could not be started, with the system's description.
    case notStarted(String)

    /// It did not end in this time.
    case tookTooLong(Duration)

    /// It wrote more than it may.
    case wroteTooMuch

    /// It was ended by a signal that it did not expect, such as 11.
    case crashed(signal: Int)

    /// The run was cancelled.
    case cancelled

    /// What happened, as a clause that follows the name of the program: "exiftool crashed".
    public var clause: String {
        switch self {
        case .missing: "is not installed"
        case .notStarted(let reason): "could not be started: \(reason)"
        case .tookTooLong(let time):
            "took more than \(max(1, Int(clamping: time.components.seconds)).counted("second", "seconds"))"
        case .wroteTooMuch: "wrote more than it may"
        case .crashed(let signal): "crashed (signal \(signal))"
        case .cancelled: "was stopped"
        }
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
