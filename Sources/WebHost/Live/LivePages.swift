import SectionKit
import Synchronization
import WebServer

/// The pages that somebody watches, and what was made a moment ago for who is about to watch it.
///
/// It owns the pages and the tasks that load them; a page holds only the streams of its viewers, and a
/// connection ends its own. Nobody watches: there is no page, no task and no timer.
final class LivePages: Sendable {
    private struct Watched {
        let page: LivePage
        let task: Task<Void, Never>
        var viewers: Set<Int>

        /// Ends the page if nobody comes back.
        var farewell: Task<Void, Never>?
    }

    private struct State {
        var watched: [String: Watched] = [:]
        var made: [(name: String, page: MadePage)] = []
        var lastViewer = 0
        var viewers: [Int: [String]] = [:]
        var forgetting: Task<Void, Never>?
    }

    /// The most streams at one time.
    static let mostStreams = 64

    /// The most pages of a stream.
    static let mostPages = 16

    /// The most pages that are kept for who is about to watch them.
    private static let mostMade = 8

    /// How long a page goes on, or is kept, while nobody watches it: until a browser has connected, or has
    /// connected again.
    static let patience = Duration.seconds(3)

    private let versions = LiveVersion.Source()
    private let pause: @Sendable (Duration) async -> Void
    private let state = Mutex(State())

    init(pause: @escaping @Sendable (Duration) async -> Void) {
        self.pause = pause
    }

    // MARK: - Made

    /// Keeps a page that was made for a moment, and returns its version.
    func keep(
        _ name: String, _ parts: PageParts, _ screen: Screen, _ html: [Int: String]
    ) -> LiveVersion {
        let version = versions.next()
        let page = MadePage(parts: parts, screen: screen, html: html, version: version)
        state.withLock { state in
            state.made.removeAll { $0.name == name }
            state.made.append((name, page))
            if state.made.count > Self.mostMade { state.made.removeFirst() }
            state.forgetting?.cancel()
            state.forgetting = Task { [pause] in
                await pause(Self.patience)
                if !Task.isCancelled { self.state.withLock { $0.made = [] } }
            }
        }
        return version
    }

    // MARK: - Watched

    /// A page that a browser wants to watch.
    struct Wish {
        let name: String
        let maker: PartMaker

        /// The version that the browser has.
        var since: String

        /// Returns the wish of a browser that has a version.
        func since(_ version: String) -> Wish {
            var wish = self
            wish.since = version
            return wish
        }
    }

    /// Returns the stream of somebody who watches pages; nil if too many do already.
    func watch(_ wishes: [Wish], lastEvent: String?) -> WatchedStream? {
        state.withLock { state in
            guard state.viewers.count < Self.mostStreams, wishes.count <= Self.mostPages else {
                return nil
            }
            state.lastViewer += 1
            let viewer = state.lastViewer
            let stream = LiveStream(of: Set(wishes.map(\.name)))
            state.viewers[viewer] = wishes.map(\.name)
            for wish in wishes {
                let known = state.watched.removeValue(forKey: wish.name)
                // Of one that has ended, a browser may have a version that changes again.
                var watched = known.flatMap { $0.page.hasEnded ? nil : $0 } ?? begin(wish, &state)
                watched.farewell?.cancel()
                watched.farewell = nil
                watched.viewers.insert(viewer)
                watched.page.add(
                    viewer, stream, since: versions.number(lastEvent ?? wish.since))
                state.watched[wish.name] = watched
            }
            return WatchedStream(stream) { self.leave(viewer) }
        }
    }

    private func begin(_ wish: Wish, _ state: inout State) -> Watched {
        let index = state.made.firstIndex { $0.name == wish.name }
        let made = index.map { state.made.remove(at: $0).page }
        let page = LivePage(
            wish.name, wish.maker, made: made, versions: versions, pause: pause)
        return Watched(page: page, task: Task { await page.run(from: made) }, viewers: [])
    }

    private func leave(_ viewer: Int) {
        state.withLock { state in
            for name in state.viewers.removeValue(forKey: viewer) ?? [] {
                guard var watched = state.watched[name] else { continue }
                watched.page.remove(viewer)
                watched.viewers.remove(viewer)
                if watched.viewers.isEmpty {
                    watched.farewell = Task { [pause] in
                        await pause(Self.patience)
                        if !Task.isCancelled { end(name) }
                    }
                }
                state.watched[name] = watched
            }
        }
    }

    private func end(_ name: String) {
        state.withLock { state in
            guard let watched = state.watched[name], watched.viewers.isEmpty else { return }
            watched.task.cancel()
            state.watched[name] = nil
        }
    }
}
