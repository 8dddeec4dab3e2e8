import FeatureKit
import FeatureTesting
import Foundation
import Networking
import ProgramTesting
@testable import ReportCLI
import ScreenHost
import SectionKit
import Synchronization

/// A sample program for tests of `--watch`: its water level changes with each request.
final class Tide: Sendable {
    /// The result of a run with `--watch`.
    struct Watch {
        let status: ExitCode
        let output: String
        let errors: String

        /// The lines on standard output.
        var lines: [String] { output.split(whereSeparator: \.isNewline).map(String.init) }
    }

    private struct Record {
        var levels: [Int]
        var asked = 0
        var pauses: [Duration] = []
    }

    private let record: Mutex<Record>
    private let clock: @Sendable () -> Date

    /// What the source was opened with, in order.
    let contexts = Calls<SourceContext>()

    /// Open it to let requests at level -2 return.
    let hung = Gate()

    /// Opens when a request at level -2 is asked for.
    let hangs = Gate()

    /// Sets the levels to respond with: -1 is an error, -2 no response, and the last one repeats.
    init(_ levels: [Int], clock: @escaping @Sendable () -> Date = { TeaRoomRun.clock }) {
        self.clock = clock
        record = Mutex(Record(levels: levels))
    }

    /// The number of requests.
    var asked: Int { record.withLock(\.asked) }

    /// The waits between rounds.
    var pauses: [Duration] { record.withLock(\.pauses) }

    /// Runs the program until it has waited `count` times, and calls `between` at each wait; a wait
    /// for a time in `held` lasts until its gate opens.
    func watch(
        _ line: String,
        pauses count: Int = 3,
        notifier: NotifierSpy? = nil,
        screen: ScriptedTerminal? = nil,
        errorIsTerminal: Bool = false,
        environment: [String: String] = ["TERM": "xterm", "NO_COLOR": "1"],
        server: Duration? = nil,
        held: [Duration: Gate] = [:],
        between: @escaping @Sendable () async -> Void = {}
    ) async -> Watch {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            environment: environment,
            terminalColumns: screen == nil ? nil : 80,
            terminalRows: screen == nil ? nil : 24,
            screen: screen,
            errorIsTerminal: errorIsTerminal,
            clock: clock,
            pause: { [self] time in
                if let gate = held[time] { return await Self.passed(gate) }
                // No section is ever late.
                if time == WatchRounds.patience { return await Self.passed(Gate()) }
                await between()
                // Others need the thread too.
                await Task.yield()
                let isLast = record.withLock { record in
                    record.pauses.append(time)
                    return record.pauses.count == count
                }
                // Ends the watch.
                if isLast { withUnsafeCurrentTask { $0?.cancel() } }
            },
            notifier: notifier,
            transport: HTTPTransportSpy(),
            output: output,
            errorOutput: errors
        )
        let words = line.split(separator: " ").map(String.init)
        let program = program(server: server)
        // Runs in a task of its own, which the last pause cancels.
        let status = await Task { await program.run(words, in: host) }.value
        return Watch(status: status, output: output.text, errors: errors.text)
    }

    /// Returns once the gate is open or the task is cancelled.
    static func passed(_ gate: Gate) async {
        await withTaskCancellationHandler {
            await gate.passed()
        } onCancel: {
            Task { await gate.open() }
        }
    }

    private func program(server: Duration?) -> ReportProgram {
        let about = Report.Source(id: "sea", summary: "The sea.")
        let servers = server.map { minimum in
            [Server("sea", address: "https://sea.example", minimumInterval: minimum)]
        }
        return ReportProgram(
            name: "tide", version: "1", title: "Tide", summary: "Shows the tide.",
            recipes: [
                SectionRecipe(name: "water", summary: "the water", alerts: true) {
                    [self] request, _ in
                    WaterSection(request: request, isFinal: { [self] in areLast.contains($0) })
                }
            ],
            sources: [
                ReportSource<any BaseRequestInput>(
                    about, summary: "the sea", servers: servers ?? []
                ) { [self] context in
                    contexts.note(context)
                    return SharedRequest(Sea(tide: self))
                }
            ],
            input: { [self] file, _ in SharedRequest(Sea(tide: self, file: file)) }
        )
    }

    /// The levels after which nothing changes any more; the second one is an alert.
    private var areLast: [Int] { [9, 99] }

    /// Returns the next level.
    fileprivate func next() -> Int {
        record.withLock { record in
            record.asked += 1
            return record.levels.count > 1 ? record.levels.removeFirst() : record.levels[0]
        }
    }
}

/// Responds with the next level.
private struct Sea: BaseRequestInput {
    let tide: Tide
    var file: Body?

    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        if let file { return try resource.value(from: try file.data()) }
        let level = tide.next()
        if level == -2 {
            await tide.hangs.open()
            await tide.hung.passed()
        }
        if level < 0 { throw .unreachable(reason: "it is too far") }
        return try resource.value(from: Data("\(level)".utf8))
    }
}

/// A section that shows a level as a text and as a table.
private struct WaterSection: SectionKit.Section {
    let request: any BaseRequestInput
    let isFinal: @Sendable (Int) -> Bool

    let id = "water"
    let title = "Water"

    func load(into output: some SectionOutput<Int>) async {
        do {
            // Two requests, as two sections of a round may make.
            _ = try await request.data(for: Endpoint("/level"))
            let data = try await request.data(for: Endpoint("/level"))
            await output.show(.success(Int(String(decoding: data, as: UTF8.self)) ?? 0))
        } catch {
            await output.show(.error(SectionError("The water", "loaded", error)))
        }
    }

    func body(for level: Int) -> [Block] {
        [
            .paragraph(InlineText("The water is at \(level).")),
            .table(Table(columns: [Column("level", "Level")], rows: [[.integer(level)]])),
        ]
    }

    func refreshInterval(for level: Int) -> Duration? {
        isFinal(level) ? nil : .seconds([0, 8].contains(level) ? 5 : level * 60)
    }

    /// The level rises by 1 each second above 1000, which is a flood.
    func moved(_ level: Int, to now: Date) -> Int? {
        level > 1000 ? level + Int(now.timeIntervalSince(TeaRoomRun.clock)) : nil
    }

    func alert(for level: Int) -> String? {
        switch level {
        case 4: "The water\nis at 4."
        case 99: "The tide is over."
        default: nil
        }
    }

    func notices(of new: Int, since old: Int) -> [String] {
        new > old ? ["The water rose from \(old) to \(new)."] : []
    }
}
