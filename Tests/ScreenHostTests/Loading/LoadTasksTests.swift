import FeatureTesting
@testable import ScreenHost
import SectionKit
import Synchronization
import Testing

/// The tasks that load the sections of a screen.
@Suite(.timeLimit(.minutes(1))) struct LoadTasksTests {
    private let events: AsyncStream<BrowseEvent>
    private var tasks: LoadTasks

    init() {
        let (events, source) = AsyncStream<BrowseEvent>.makeStream()
        self.events = events
        tasks = LoadTasks(typesetter: Typesetter(style: TerminalStyle(), zone: .utc)) { event in
            source.yield(event)
            if case .ended = event { source.finish() }
        }
    }

    @Test mutating func `a load sends each state of its section and then its end`() async {
        let section = TextSection { output in
            await output.show(.loading)
            for text in ["first", "better"] { await output.show(.success(text)) }
        }

        tasks.show(section, number: 7)

        #expect(await words() == ["7 loading", "7 first", "7 better", "7 ended"])
    }

    @Test mutating func `a section that shows nothing sends an error`() async {
        tasks.show(TextSection { _ in }, number: 1)

        #expect(await words() == ["1 Text returned no result.", "1 ended"])
    }

    @Test mutating func `a cancelled load sends nothing but its end`() async {
        let (started, late) = (Gate(), Gate())
        let section = TextSection { output in
            await started.open()
            await late.passed()
            await output.show(.success("late"))
        }

        tasks.show(section, number: 1)
        await started.passed()
        tasks.cancel(1)
        await late.open()

        #expect(await words() == ["1 ended"])
    }

    @Test(arguments: [
        (LoadReason.change, ["pause 1.0 seconds", "load"]), (.refresh, ["load"]),
    ])
    func `changes in a row are waited for before a section loads`(
        reason: LoadReason, expected: [String]
    ) async {
        let (events, source) = AsyncStream<BrowseEvent>.makeStream()
        let steps = Mutex<[String]>([])
        var tasks = LoadTasks(
            typesetter: Typesetter(style: TerminalStyle(), zone: .utc),
            pause: { wait in steps.withLock { $0.append("pause \(wait)") } }
        ) { event in
            source.yield(event)
            if case .ended = event { source.finish() }
        }
        let section = TextSection(pauseAfterChange: .seconds(1)) { output in
            steps.withLock { $0.append("load") }
            await output.show(.success("sent"))
        }

        tasks.show(section, number: 1, reason)
        for await _ in events {}

        #expect(steps.withLock(\.self) == expected)
    }

    @Test func `a change that is followed by another loads nothing`() async {
        let (events, source) = AsyncStream<BrowseEvent>.makeStream()
        let (waiting, over) = (Gate(), Gate())
        var tasks = LoadTasks(
            typesetter: Typesetter(style: TerminalStyle(), zone: .utc),
            pause: { _ in
                await waiting.open()
                await over.passed()
            }
        ) { event in
            source.yield(event)
            if case .ended = event { source.finish() }
        }
        let section = TextSection(pauseAfterChange: .seconds(1)) { output in
            await output.show(.success("sent"))
        }

        tasks.show(section, number: 1, .change)
        await waiting.passed()
        tasks.cancel(1)
        await over.open()

        #expect(await events.reduce(into: []) { $0.append($1.words) } == ["1 ended"])
    }

    @Test mutating func `a count of a section that shows nothing sends an error`() async {
        tasks.count("name", codes: [], of: TextSection { _ in }, number: 1)

        #expect(await words() == ["1 counted: Text returned no result.", "1 ended"])
    }

    @Test mutating func `a section is released when its load has ended`() async {
        let (end, continuation) = AsyncStream<Void>.makeStream()

        tasks.show(ProbeSection(probe: DeinitProbe(continuation)), number: 1)
        let words = await words()
        tasks.end(1)
        for await _ in end {}

        #expect(words.last == "1 ended")
    }

    @Test func `a section whose source has changed after its load says so`() async {
        let (events, source) = AsyncStream<BrowseEvent>.makeStream()
        var tasks = LoadTasks(typesetter: Typesetter(style: TerminalStyle(), zone: .utc)) {
            source.yield($0)
        }
        let (change, cancelled) = (Gate(), Gate())
        let changes = Mutex(0)
        let other = TextSection(
            waiting: {
                await withTaskCancellationHandler {
                    await change.passed()
                } onCancel: {
                    Task { await cancelled.open() }
                }
                // Twice, although nobody loads it again in the meantime, and once for the wait that
                // was cancelled.
                return changes.withLock {
                    $0 += 1
                    return $0 <= 3
                }
            }) { await $0.show(.success("text")) }
        let unchanged = TextSection { await $0.show(.success("text")) }

        // The second load of a section ends the wait of the first.
        for (number, section) in [(1, other), (2, unchanged), (3, other)] {
            tasks.show(section, number: number)
            for await event in events {
                if case .ended = event { break }
            }
            tasks.end(number)
        }
        await cancelled.passed()
        await change.open()
        var changed: [Int] = []
        for await event in events {
            guard case .changed(let load) = event else { continue }
            changed.append(load)
            if changed.count == 2 { break }
        }

        #expect(changed == [3, 3])
        tasks.cancelAll()
    }

    @Test(.timeLimit(.minutes(1)))
    func `a section says that nothing reports its changes`() async {
        let (events, source) = AsyncStream<BrowseEvent>.makeStream()
        var tasks = LoadTasks(typesetter: Typesetter(style: TerminalStyle(), zone: .utc)) {
            source.yield($0)
        }

        tasks.show(TextSection { await $0.show(.success("text")) }, number: 1)
        for await event in events {
            if case .ended = event { tasks.end(1) }
            if case .unwatched(let load) = event {
                #expect(load == 1)
                break
            }
        }
    }

    /// A short description of each event until the load has ended.
    private func words() async -> [String] {
        await events.reduce(into: []) { $0.append($1.words) }
    }
}

/// Ends a stream when it is released.
private final class DeinitProbe: Sendable {
    private let end: AsyncStream<Void>.Continuation

    init(_ end: AsyncStream<Void>.Continuation) { self.end = end }

    deinit { end.finish() }
}

private struct ProbeSection: Section {
    let probe: DeinitProbe
    let id = "text"
    let title = "Text"

    func load(into output: some SectionOutput<DeinitProbe>) async {
        await output.show(.success(probe))
    }

    func body(for content: DeinitProbe) -> [Block] { [] }
}

/// A section of a paragraph, which loads as a test defines.
private struct TextSection: Section {
    var pauseAfterChange = Duration.zero
    var waiting: @Sendable () async -> Bool = { false }
    let loading: @Sendable (any SectionOutput<String>) async -> Void
    let id = "text"
    let title = "Text"

    func load(into output: some SectionOutput<String>) async { await loading(output) }

    func waitForChange() async -> Bool { await waiting() }

    func body(for text: String) -> [Block] { [.paragraph(InlineText(text))] }
}

extension BrowseEvent {
    /// A short description of the event.
    fileprivate var words: String {
        switch self {
        case .loaded(let number, _, .loading): "\(number) loading"
        case .loaded(let number, _, .failed(let error)): "\(number) \(error.message)"
        case .loaded(let number, _, .shown(let content)): "\(number) \(content.summary ?? "")"
        case .counted(let number, .failure(let error)): "\(number) counted: \(error.message)"
        case .counted(let number, .success(let values)): "\(number) counted: \(values.count)"
        case .ended(let load): "\(load) ended"
        default: "?"
        }
    }
}
