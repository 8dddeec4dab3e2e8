package import Logbook
import Synchronization

/// Reads pictures and PDF files with installed programs: their bar codes, or else their text.
package struct PictureReader: PictureReading {
    private let programs: any PassProgramsInput
    private let progress: @Sendable (String) -> Void

    /// How long all ways of reading a file may take: many times what they need on a machine that
    /// has other work too.
    private static let patience = Duration.seconds(30)

    /// Creates the reader.
    ///
    /// - Parameter progress: is told what is tried, and an empty text at the end.
    package init(
        _ programs: any PassProgramsInput, progress: @escaping @Sendable (String) -> Void
    ) {
        self.programs = programs
        self.progress = progress
    }

    package func picture(
        _ path: String, named name: String, _ context: PassContext
    ) async throws(PassError) -> ReadPass {
        try await read(ReadPass(name, kind: .picture)) { search, folder in
            await search.readPicture(path, in: folder, context)
        }
    }

    package func document(
        _ path: String, named name: String, _ context: PassContext
    ) async throws(PassError) -> ReadPass {
        try await read(ReadPass(name, kind: .pdf)) { search, folder in
            await search.readDocument(path, in: folder, context)
        }
    }

    private func read(
        _ pass: ReadPass, _ body: (inout PassSearch, String) async -> Void
    ) async throws(PassError) -> ReadPass {
        defer { progress("") }
        let deadline = ContinuousClock.now + Self.patience
        let runs = PassProgramRuns(programs, until: deadline)
        var search = await PassSearch(
            pass, programs: PassPictureTools(runs), progress: progress, deadline: deadline)
        return try await programs.withFolder { folder throws(PassError) in
            await body(&search, folder)
            if search.pass.legs.isEmpty { throw search.error(problems: runs.problems) }
            return search.pass
        }
    }
}

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
