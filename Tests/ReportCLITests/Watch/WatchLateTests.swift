import FeatureTesting
import Foundation
import ProgramTesting
@testable import ReportCLI
import SectionKit
import Synchronization
import Testing

/// A watched report of two sections, one of which hangs.
@Suite(.timeLimit(.minutes(1))) struct WatchLateTests {
    @Test func `a section that hangs does not hold up the others, and is shown when it arrives`()
        async throws
    {
        let documents = try await watch(hanging: 1)

        #expect(documents.map(\.states) == [Self.late, Self.late, Self.loaded])
        #expect(documents.map { $0.sections[1].late } == [nil, nil, nil])
    }

    @Test func `the content of a section that hangs is kept, and says so`() async throws {
        let documents = try await watch(hanging: 2)

        #expect(documents.map(\.states) == [Self.loaded, Self.loaded, Self.loaded])
        #expect(documents.map { $0.sections[1].late } == [nil, "It is still loading.", nil])
    }

    @Test func `standard error names the section that hangs once`() async {
        let hanging = Hanging(at: 1)

        let errors = await hanging.watch().errors

        let lines = errors.split(separator: "\n").filter { $0.contains("Slow") }
        #expect(lines == ["tea: Slow is still loading."])
    }

    private static let loaded = ["success", "success"]
    private static let late = ["success", "loading"]

    private func watch(hanging load: Int) async throws -> [Document] {
        let output = await Hanging(at: load).watch().output
        return try output.split(separator: "\n").map { line in
            try JSONDecoder().decode(Document.self, from: Data(line.utf8))
        }
    }

    private struct Document: Decodable {
        let sections: [Section]

        var states: [String] { sections.map(\.state) }

        struct Section: Decodable {
            let state: String
            let refresh_error: Failure?

            var late: String? { refresh_error?.message }
        }

        struct Failure: Decodable { let message: String }
    }
}

/// A program with a fast and a slow section, which is watched until the slow one has arrived.
private final class Hanging: TextOutput {
    private let load: Int
    private let hung = Gate()
    private let arrived = Gate()
    private let errors = TextOutputSpy()
    private let state = Mutex((rounds: 0, loads: 0, documents: 0, output: ""))

    /// Makes the slow section hang at its load of this number.
    init(at load: Int) {
        self.load = load
    }

    func watch() async -> (output: String, errors: String) {
        let host = Host(
            clock: { TeaRoomRun.clock },
            pause: { [self] time in
                if time == WatchRounds.patience { return await allowed() }
                guard documents == 2 else { return }
                await hung.open()
                await arrived.passed()
                // Ends the watch.
                withUnsafeCurrentTask { $0?.cancel() }
            },
            transport: HTTPTransportSpy(), output: self, errorOutput: errors)
        let status = await program.run(["report", "--watch", "5", "--format", "json"], in: host)
        #expect(status == .success)
        return (state.withLock(\.output), errors.text)
    }

    /// Counts the documents; the third one is the last.
    func write(_ text: String) {
        let isLast = state.withLock { state in
            state.output += text
            state.documents += text.count { $0 == "\n" }
            return state.documents == 3
        }
        if isLast { Task { await arrived.open() } }
    }

    private var documents: Int { state.withLock(\.documents) }

    /// Returns when what has not loaded is late: at once in the rounds in which the slow one hangs.
    private func allowed() async {
        let round = state.withLock { state in
            state.rounds += 1
            return state.rounds
        }
        if round < load { await Tide.passed(Gate()) }
    }

    /// Returns at once, or when the slow section goes on.
    private func loads() async {
        let number = state.withLock { state in
            state.loads += 1
            return state.loads
        }
        if number == load { await hung.passed() }
    }

    private var program: ReportProgram {
        ReportProgram(
            name: "tea", version: "1", title: "Tea", summary: "Makes tea.",
            recipes: [
                SectionRecipe<Hanging>(name: "fast", summary: "the fast one") { _, _ in
                    Waiting(id: "fast", title: "Fast") {}
                },
                SectionRecipe<Hanging>(name: "slow", summary: "the slow one") { hanging, _ in
                    Waiting(id: "slow", title: "Slow") { await hanging.loads() }
                },
            ],
            sources: [
                ReportSource<Hanging>(
                    Report.Source(id: "pot", summary: "A pot."), summary: "a pot"
                ) { [self] _ in self }
            ])
    }
}

/// A section that waits before it shows anything.
private struct Waiting: SectionKit.Section {
    let id: String
    let title: String
    let wait: @Sendable () async -> Void

    func load(into output: some SectionOutput<Void>) async {
        await wait()
        await output.show(.success(()))
    }

    func body(for content: Void) -> [Block] { [.paragraph("Ready.")] }
}
