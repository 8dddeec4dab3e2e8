import FeatureTesting
import SectionEssentials
import SectionKit
import Synchronization
import WebHost
import WebServer

/// A program with beds that grow, can be dug over by another program, and can fail.
final class Garden: Sendable {
    private static let description = ProgramDescription(
        name: "garden", version: "1", title: "Garden", summary: "Beds.",
        sections: [
            CommandDescription(name: "beds", summary: "the beds"),
            CommandDescription(name: "sign", summary: "the sign"),
        ])

    fileprivate struct State {
        var height = 1
        var isFlooded = false
        var isLit = false
        var loads = 0
        var changes: AsyncStream<Void>.Continuation?
    }

    fileprivate let state = Mutex(State())
    private let site = Mutex<WebSite?>(nil)

    let pauses = Pauses()

    /// Opens when no section awaits a change any more.
    let unwatched = Gate()

    /// How often the beds were loaded.
    var loads: Int { state.withLock(\.loads) }

    init(isProxied: Bool = false) {
        let hosted = HostedProgram(Self.description) { [self] _, _, _ throws(UsageError) in
            OpenSource(
                Report.Source(id: "garden", summary: "The garden."),
                now: Date(timeIntervalSince1970: 1_600_000_000),
                section: { [self] name, _ throws(UsageError) in
                    if name == "sign" { return Sign(garden: self) }
                    return Beds(garden: self)
                })
        }
        site.withLock {
            $0 = WebSite(
                WebProgram(
                    hosted, values: CommandValues(), surface: HTMLSurface(), formats: [],
                    clock: { Date(timeIntervalSince1970: 1_600_000_000) }),
                guard: WebGuard(
                    program: "garden", token: "t", port: isProxied ? nil : 80,
                    clock: { Date(timeIntervalSince1970: 1_600_000_000) }),
                patience: .seconds(600), keepingTime: .zero,
                pause: { [pauses] in await pauses.pause($0) })
        }
    }

    func grow() { state.withLock { $0.height += 1 } }
    /// Lights the sign, which then counts how high the beds are.
    func light() { state.withLock { $0.isLit = true } }
    func flood(_ isFlooded: Bool) { state.withLock { $0.isFlooded = isFlooded } }

    /// Tells who waits that another program has changed the beds.
    func dig() { state.withLock { $0.changes }?.yield() }

    func ask(
        _ target: String, lines: [String] = ["Authorization: Bearer t"]
    ) async throws -> WebResponse {
        var parser = RequestParser()
        let head = ["GET \(target) HTTP/1.1", "Host: localhost:80"] + lines + ["", ""]
        parser.append(head.joined(separator: "\r\n").utf8)
        guard let request = try parser.next(), let site = site.withLock(\.self) else {
            throw RequestRefusal(0, "incomplete")
        }
        return await withCheckedContinuation { continuation in
            let now = site.response(to: request) { continuation.resume(returning: $0) }
            if let now { continuation.resume(returning: now) }
        }
    }

    /// Opens a page, and returns its version.
    func open(_ page: String) async throws -> String {
        guard case .bytes(let bytes) = try await ask(page).body else { return "" }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "<footer data-version=\"").last?
            .split(separator: "\"").first.map(String.init) ?? ""
    }

    /// Watches a page.
    func watch(
        _ page: String, since version: String, lines: [String] = ["Authorization: Bearer t"]
    ) async throws -> Events {
        let response = try await ask("/events?page=\(page)&since=\(version)", lines: lines)
        guard case .endless(let body) = response.body else {
            throw RequestRefusal(response.status, "refused")
        }
        let events = Events(body)
        _ = await events.next()
        return events
    }
}

/// The events of a stream, as a connection takes them.
final class Events {
    private let body: any EndlessBody

    init(_ body: any EndlessBody) { self.body = body }

    /// The next event; nil at the end.
    func next() async -> String? {
        while true {
            let (changes, change) = AsyncStream<Void>.makeStream()
            let listener = body.listen { change.finish() }
            defer { body.remove(listener: listener) }
            switch body.next(after: 0) {
            case .piece(let bytes): return String(decoding: bytes, as: UTF8.self)
            case .end: return nil
            case .wait: for await _ in changes {}
            }
        }
    }

    /// Whether there is nothing to send now.
    var isEmpty: Bool { if case .wait = body.next(after: 0) { true } else { false } }
}

private struct Beds: Section {
    let id = "beds"
    let title = "Beds"
    let garden: Garden
    private let changes: AsyncStream<Void>

    init(garden: Garden) {
        self.garden = garden
        let (changes, source) = AsyncStream<Void>.makeStream()
        self.changes = changes
        garden.state.withLock { $0.changes = source }
    }

    func load(into output: some SectionOutput<Int>) async {
        let (height, isFlooded) = garden.state.withLock { state in
            state.loads += 1
            return (state.height, state.isFlooded)
        }
        await output.show(
            isFlooded
                ? .error(SectionError(message: "It is flooded.", recovery: "Wait."))
                : .success(height))
    }

    func body(for height: Int) -> [Block] {
        [
            .table(
                Table(
                    columns: [Column("bed", "Bed"), Column("height", "Height")],
                    rows: [[.text("Beans"), .text("\(height) m")]], identities: ["beans"]))
        ]
    }

    func refreshInterval(for height: Int) -> Duration? { .seconds(20) }

    func waitForChange() async -> Bool {
        for await _ in changes { return true }
        await garden.unwatched.open()
        return false
    }
}

private struct Sign: Section {
    let id = "sign"
    let title = "Sign"
    let garden: Garden

    func load(into output: some SectionOutput<String>) async {
        let words = garden.state.withLock { $0.isLit ? "\($0.height) m" : "Keep out." }
        await output.show(.success(words))
    }

    func body(for words: String) -> [Block] { [.paragraph(InlineText(words))] }

    func refreshInterval(for words: String) -> Duration? {
        garden.state.withLock(\.isLit) ? .seconds(20) : nil
    }
}

/// Pauses that last until a test ends them, or their task is cancelled.
final class Pauses: Sendable {
    private struct State {
        var last = 0
        var waiting: [(number: Int, time: Duration, end: CheckedContinuation<Void, Never>)] = []
        var cancelled: Set<Int> = []
        var tests: [(time: Duration, go: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    func pause(_ time: Duration) async {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
                let resumed = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                    if state.cancelled.remove(number) != nil { return [end] }
                    state.waiting.append((number, time, end))
                    let tests = state.tests.filter { $0.time == time }
                    state.tests.removeAll { $0.time == time }
                    return tests.map(\.go)
                }
                for each in resumed { each.resume() }
            }
        } onCancel: {
            state.withLock { state in
                guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
                    state.cancelled.insert(number)
                    return nil as CheckedContinuation<Void, Never>?
                }
                return state.waiting.remove(at: index).end
            }?.resume()
        }
    }

    /// Waits until somebody pauses for a time, and ends that pause.
    func end(_ time: Duration) async {
        await begin(time)
        state.withLock { state in
            state.waiting.firstIndex { $0.time == time }.map { state.waiting.remove(at: $0).end }
        }?.resume()
    }

    /// Waits until somebody pauses for a time.
    func begin(_ time: Duration) async {
        await withCheckedContinuation { go in
            let isThere = state.withLock { state in
                if state.waiting.contains(where: { $0.time == time }) { return true }
                state.tests.append((time, go))
                return false
            }
            if isThere { go.resume() }
        }
    }
}
