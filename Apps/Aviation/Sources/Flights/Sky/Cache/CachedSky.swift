package import Networking
package import SectionEssentials

/// A source of aircraft that asks its service only for what is not known from the last two minutes,
/// and for nothing twice in one load.
///
/// A selection is answered from the memory or else from the cache on the disk, which an earlier run may
/// have filled, by the same selection or one that covers it; else by the service.
package struct CachedSky: SkyInput {
    private let service: any SkyService
    private let live: any BaseRequestInput
    private let cached: any BaseRequestInput
    private let recent: @Sendable () -> [String]
    private let memory: SharedSkyCache
    private let usesCache: Bool
    private let now: Date

    /// The answers to this source, which sections share even if older ones are not used.
    private let answers = SharedSkyCache()

    /// Creates a source for one load.
    ///
    /// - Parameters:
    ///   - service: makes the requests of a selection.
    ///   - live: a request to the server.
    ///   - cached: a request that uses only cached responses.
    ///   - recent: returns the paths and queries of the cached responses, the newest first.
    ///   - memory: the answers of the last two minutes.
    ///   - usesCache: whether answers to earlier loads may be used; otherwise they are only
    ///     replaced.
    ///   - now: the time of the load.
    package init(
        _ service: any SkyService,
        live: any BaseRequestInput,
        cached: any BaseRequestInput,
        recent: @escaping @Sendable () -> [String] = { [] },
        memory: SharedSkyCache,
        usesCache: Bool,
        now: Date
    ) {
        self.service = service
        self.live = live
        self.cached = cached
        self.recent = recent
        self.memory = memory
        self.usesCache = usesCache
        self.now = now
    }

    package func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        let selection = service.extent(of: selection)
        if let sky = answers.sky(selection, at: now) { return sky }
        if usesCache, let sky = await known(selection) { return sky }
        service.announce(selection)
        let sky = try await asked(selection)
        // Even the answer to a search that was given up is known from now on.
        for cache in [answers, memory] { cache.keep(sky, for: selection, at: now) }
        return sky
    }

    private func known(_ selection: SkySelection) async -> Sky? {
        if let sky = memory.sky(selection, at: now) { return sky }
        guard let (sky, covering) = await stored(selection, where: { $0.isFresh(at: now) }) else {
            return nil
        }
        memory.keep(sky, for: covering, at: now)
        return covering == selection ? sky : sky.filtered(by: selection)
    }

    /// Returns an answer on the disk that covers a selection, and what was selected.
    private func stored(
        _ selection: SkySelection,
        where isUsable: (Sky) -> Bool
    ) async -> (sky: Sky, selection: SkySelection)? {
        for covering in selection == .world ? [.world] : [selection, .world] {
            if let sky = await stored(as: covering), isUsable(sky) { return (sky, covering) }
        }
        for target in recent() {
            guard let covering = service.area(at: target), covering.covers(selection),
                let sky = await stored(as: covering), isUsable(sky)
            else { continue }
            return (sky, covering)
        }
        return nil
    }

    private func stored(as selection: SkySelection) async -> Sky? {
        try? await service.sky(selection, from: cached, at: now)
    }

    private func asked(_ selection: SkySelection) async throws(RequestError) -> Sky {
        do throws(RequestError) {
            return try await service.sky(selection, from: live, at: now)
        } catch {
            // Offline, an old answer that covers the selection is better than none.
            guard case .notCached = error, let old = await stored(selection, where: { _ in true })
            else { throw error }
            return old.sky.filtered(by: selection)
        }
    }
}
