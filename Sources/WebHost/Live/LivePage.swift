import SectionKit
import Synchronization
import WebServer

/// A page that somebody watches: its sections load again when they are due or have changed, once for
/// all who watch.
final class LivePage: Sendable {
    /// The markup of a part, and since when it is so.
    private struct Piece {
        let html: String
        let version: LiveVersion
    }

    private struct State {
        var pieces: [Int: Piece]
        var viewers: [Int: LiveStream] = [:]

        /// Whether nothing of the page changes any more.
        var hasEnded = false
    }

    private let name: String
    private let maker: PartMaker
    private let versions: LiveVersion.Source
    private let pause: @Sendable (Duration) async -> Void
    private let state: Mutex<State>

    /// Creates a page of which nothing is known, or what it had when it was made.
    init(
        _ name: String, _ maker: PartMaker, made: MadePage?,
        versions: LiveVersion.Source, pause: @escaping @Sendable (Duration) async -> Void
    ) {
        (self.name, self.maker) = (name, maker)
        (self.versions, self.pause) = (versions, pause)
        var pieces: [Int: Piece] = [:]
        if let made { pieces = made.html.mapValues { Piece(html: $0, version: made.version) } }
        state = Mutex(State(pieces: pieces))
    }

    /// Whether nothing of it changes any more.
    var hasEnded: Bool { state.withLock(\.hasEnded) }

    // MARK: - Who watches

    /// Adds who watches, and sends what has changed after a version that they have.
    func add(_ viewer: Int, _ stream: LiveStream, since number: Int) {
        state.withLock { state in
            state.viewers[viewer] = stream
            for (place, piece) in state.pieces.sorted(by: { $0.key < $1.key })
            where piece.version.number > number {
                stream.put(event(piece), of: .init(page: name, place: place))
            }
            if state.hasEnded { stream.end(name, lastEvent) }
        }
    }

    func remove(_ viewer: Int) {
        state.withLock { $0.viewers[viewer] = nil }
    }

    // MARK: - Events

    private func publish(_ html: String, at place: Int) {
        state.withLock { state in
            if state.pieces[place]?.html == html { return }
            let piece = Piece(html: html, version: versions.next())
            state.pieces[place] = piece
            let bytes = event(piece)
            for viewer in state.viewers.values {
                viewer.put(bytes, of: .init(page: name, place: place))
            }
        }
    }

    private func end() {
        state.withLock { state in
            state.hasEnded = true
            for viewer in state.viewers.values { viewer.end(name, lastEvent) }
        }
    }

    private var lastEvent: [UInt8] { Array("event: end\ndata: \(name)\n\n".utf8) }

    /// The event about a part: its data is the page, and the markup on the lines after that.
    private func event(_ piece: Piece) -> [UInt8] {
        var bytes = Array("id: \(piece.version.text)\nevent: part\ndata: \(name)\ndata: ".utf8)
        bytes.reserveCapacity(bytes.count + piece.html.utf8.count * 17 / 16)
        let data = Array("\ndata: ".utf8)
        var html = piece.html
        html.withUTF8 { html in
            // Line by line, since a page may have millions of bytes.
            var rest = html[...]
            while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
                bytes += rest[..<end]
                bytes += data
                rest = rest[(end + 1)...]
            }
            bytes += rest
        }
        bytes += [0x0A, 0x0A]
        return bytes
    }

    // MARK: - Loading

    /// The sections as they are, with the sources that they are from.
    private struct Loading {
        var parts: [PageParts.Part]
        var sources: [String: OpenSource] = [:]
        let screen: Screen

        init(_ parts: PageParts, _ screen: Screen) {
            (self.parts, self.screen) = (parts.parts, screen)
            take(parts)
        }

        /// Takes the source of sections that were made again.
        mutating func take(_ parts: PageParts, only names: [String]? = nil) {
            for section in parts.sections where names?.contains(section.id) ?? true {
                sources[section.id] = parts.source
            }
        }
    }

    /// Loads the sections again and again, until the task is cancelled or nothing changes any more.
    ///
    /// - Parameter made: the page as it was made a moment ago; nil to load it first.
    func run(from made: MadePage?) async {
        let parts = made?.parts ?? opened()
        let screen = made?.screen ?? Screen(parts.sections, clock: maker.program.clock)
        var loading = Loading(parts, screen)
        var schedule = WatchSchedule(.own, minimum: parts.source?.minimumInterval ?? .zero)
        var rounds = WatchRounds(of: screen, noticesChanges: true, pause: pause)
        defer { rounds.end() }
        if made == nil {
            await publishSectionless(of: parts)
            rounds.load(parts.sections) {}
        } else {
            rounds.begin(loaded: parts.sections)
        }
        var due: WatchSchedule.Round?
        var changed: Set<String> = []
        while rounds.isActive || due != nil, let event = await rounds.next() {
            var names: [String] = []
            switch event {
            case .unwatched: break
            case .due:
                names = due?.names ?? []
                due = nil
            case .changed(let name): changed.insert(name)
            case .loaded(let loaded):
                await publish(loaded + rounds.late, loading)
                if Task.isCancelled { return }
                schedule.take(loaded, of: await screen.snapshots)
                if due == nil {
                    due = schedule.next()
                    if let due { rounds.wait(due.wait) }
                }
            }
            // What changes while it loads is loaded after that.
            var ready = changed.subtracting(rounds.loading)
            changed.subtract(ready)
            if !ready.isEmpty {
                // Figures on a page agree, also those of sections that report no changes.
                let quiet = Set(loading.parts.compactMap { $0.section?.id })
                ready.formUnion(quiet.subtracting(rounds.reporting).subtracting(rounds.loading))
            }
            ready.formUnion(names)
            guard !ready.isEmpty else { continue }
            let opened = opened()
            loading.take(opened, only: Array(ready))
            rounds.load(await sections(ready, of: opened, screen)) {}
        }
        if !Task.isCancelled { end() }
    }

    /// The sections, made again from the source as it is now.
    private func opened() -> PageParts { PageParts(maker.address, maker.query, in: maker.program) }

    /// The sections of these names, made again; where the source could not be opened, others that say so.
    private func sections(
        _ names: Set<String>, of parts: PageParts, _ screen: Screen
    ) async -> [any Section] {
        let made = parts.sections.filter { names.contains($0.id) }
        let missing = await screen.snapshots.filter { snapshot in
            names.contains(snapshot.id) && !made.contains { $0.id == snapshot.id }
        }
        let reason = parts.query.faults.values.min() ?? parts.parts.compactMap(\.fault).first
        return made
            + missing.map { UnopenedSection(of: $0, because: reason ?? "It cannot be opened.") }
    }

    /// Publishes the sections of these names, and the end of the page.
    private func publish(_ names: [String], _ loading: Loading) async {
        let snapshots = await loading.screen.snapshots
        for (place, part) in loading.parts.enumerated() {
            guard let id = part.section?.id, names.contains(id),
                let snapshot = snapshots.first(where: { $0.id == id }), snapshot.hasLoaded
            else { continue }
            let made = await maker.made(part, snapshot, of: loading.sources[id], at: place)
            if Task.isCancelled { return }
            publish(made.html, at: place)
        }
        let sources = loading.parts.compactMap { $0.section.flatMap { loading.sources[$0.id] } }
        let end = await maker.end(sources, at: loading.parts.count)
        if Task.isCancelled { return }
        publish(end, at: loading.parts.count)
    }

    /// Publishes the parts that say why they have no section.
    private func publishSectionless(of parts: PageParts) async {
        for (place, part) in parts.parts.enumerated() where part.section == nil {
            publish(await maker.made(part, nil, of: nil, at: place).html, at: place)
        }
    }
}

/// A page as it was made, for who watches it from then on.
struct MadePage: Sendable {
    let parts: PageParts

    /// The screen that has loaded its sections.
    let screen: Screen

    /// The markup of its parts, by their places.
    let html: [Int: String]
    let version: LiveVersion
}
