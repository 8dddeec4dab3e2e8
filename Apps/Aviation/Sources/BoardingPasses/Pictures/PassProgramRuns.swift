import Logbook
import Synchronization

/// The runs of all programs for one file: together they end at a deadline, and how those failed that
/// did is remembered.
final class PassProgramRuns: PassProgramsInput {
    private let programs: any PassProgramsInput
    private let deadline: ContinuousClock.Instant
    private let found = Mutex<[String]>([])

    init(_ programs: any PassProgramsInput, until deadline: ContinuousClock.Instant) {
        self.programs = programs
        self.deadline = deadline
    }

    /// How programs failed, as clauses such as "tesseract crashed", each once.
    var problems: [String] { found.withLock(\.self) }

    /// Runs a program; nil if it cannot be run, or fails in another way than by its exit code.
    func output(
        of program: String, _ arguments: [String], within time: Duration
    ) async -> PassProgramOutput? {
        let left = deadline - .now
        guard left > .zero else { return nil }
        let output = await programs.output(of: program, arguments, within: min(time, left))
        guard let problem = output?.problem else { return output }
        found.withLock { if !$0.contains(problem) { $0.append(problem) } }
        return nil
    }

    func isInstalled(_ program: String) -> Bool { programs.isInstalled(program) }

    func withFolder<Value>(
        _ use: (String) async throws(PassError) -> Value
    ) async throws(PassError) -> Value {
        try await programs.withFolder(use)
    }
}
