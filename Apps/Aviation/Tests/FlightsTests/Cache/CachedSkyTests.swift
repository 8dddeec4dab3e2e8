import FeatureTesting
import Flights
import Geodesy
import Networking
import SectionEssentials
import Testing

/// What is asked of a service, and what is known from the last two minutes.
@Suite(.timeLimit(.minutes(1))) struct CachedSkyTests {
    private static let start = Date(timeIntervalSince1970: 1_600_000_000)

    private let service = SkyServiceSpy()
    private let memory = SharedSkyCache()

    /// A circle with the aircraft of the spy.
    private let here: SkySelection

    /// A smaller circle with them.
    private let nearby: SkySelection

    init() throws {
        let place = try #require(Coordinate(latitude: 1.2, longitude: 1.2))
        here = .circle(place, radius: 100_000)
        nearby = .circle(place, radius: 50_000)
    }

    /// A source at a number of seconds after the start.
    private func source(
        _ live: BaseRequestSpy = BaseRequestSpy(),
        cached: BaseRequestSpy = BaseRequestSpy(),
        after seconds: Double = 0,
        usesCache: Bool = true
    ) -> CachedSky {
        CachedSky(
            service, live: live, cached: cached, memory: memory, usesCache: usesCache,
            now: Self.start.addingTimeInterval(seconds))
    }

    private func remember(_ selection: SkySelection, _ addresses: String...) async throws {
        let live = BaseRequestSpy.skies([(selection, addresses, Self.start)])
        _ = try await source(live, usesCache: false).sky(selection)
    }

    /// Returns the addresses of a search, and whether the service was asked.
    private func search(
        _ selection: SkySelection,
        after seconds: Double,
        cached: BaseRequestSpy = BaseRequestSpy()
    ) async throws -> (addresses: [String], asked: Bool) {
        let now = Self.start.addingTimeInterval(seconds)
        let live = BaseRequestSpy.skies([(selection, ["00000f"], now)])
        let sky = try await source(live, cached: cached, after: seconds).sky(selection)
        return (sky.aircraft.map(\.address.description), !live.asked.isEmpty)
    }

    // MARK: The memory

    @Test(arguments: [(119.0, ["4ca4e5"], false), (121, ["00000f"], true)])
    func `the same search is answered from the memory for two minutes`(
        seconds: Double, addresses: [String], asked: Bool
    ) async throws {
        try await remember(here, "4ca4e5")

        #expect(try await search(here, after: seconds) == (addresses, asked))
    }

    @Test(arguments: [(119.0, ["4ca4e5"], false), (121, ["00000f"], true)])
    func `a search is answered from all known aircraft, filtered, for two minutes`(
        seconds: Double, addresses: [String], asked: Bool
    ) async throws {
        try await remember(.world, "4ca4e5", "4ca4e6")

        let found = try await search(.callSign("ibe4ca4e5"), after: seconds)

        #expect(found == (addresses, asked))
    }

    @Test func `a smaller circle is answered from a larger one, but not the other way`()
        async throws
    {
        try await remember(here, "4ca4e5")

        #expect(try await search(nearby, after: 1) == (["4ca4e5"], false))
        #expect(try await search(.world, after: 2) == (["00000f"], true))
    }

    @Test func `a search is exact before it is filtered`() async throws {
        try await remember(.world, "4ca4e5")
        try await remember(here, "4ca4e6")

        #expect(try await search(here, after: 1) == (["4ca4e6"], false))
    }

    @Test func `a new answer replaces the old ones that it covers`() async throws {
        try await remember(here, "4ca4e5")
        try await remember(.world, "4ca4e6")

        #expect(try await search(here, after: 1) == (["4ca4e6"], false))
    }

    // MARK: The disk

    @Test(arguments: [(119.0, ["4ca4e5"], false), (121, ["00000f"], true)])
    func `a search in another run is answered from the disk for two minutes`(
        seconds: Double, addresses: [String], asked: Bool
    ) async throws {
        let cached = BaseRequestSpy.skies([(here, ["4ca4e5"], Self.start)])

        #expect(try await search(here, after: seconds, cached: cached) == (addresses, asked))
    }

    @Test(arguments: [(119.0, ["4ca4e5"], 0), (121, ["00000f"], 1)])
    func `an area within one that another run has loaded asks nobody for two minutes`(
        seconds: Double, addresses: [String], asked: Int
    ) async throws {
        let cached = BaseRequestSpy.skies([(here, ["4ca4e5"], Self.start)])
        let now = Self.start.addingTimeInterval(seconds)
        let live = BaseRequestSpy.skies([(nearby, ["00000f"], now), (here, ["00000f"], now)])
        let source = CachedSky(
            SkyServiceSpy(areas: ["/other": .callSign("X"), "/here": here]), live: live,
            cached: cached, recent: { ["/unknown", "/other", "/here"] }, memory: SharedSkyCache(),
            usesCache: true, now: now)

        let sky = try await source.sky(nearby)

        #expect(sky.aircraft.map(\.address.description) == addresses)
        #expect(live.asked.count == asked)
    }

    @Test func `a larger area than another run has loaded is asked for`() async throws {
        let live = BaseRequestSpy.skies([(here, ["00000f"], Self.start)])
        let source = CachedSky(
            SkyServiceSpy(areas: ["/nearby": nearby]), live: live,
            cached: BaseRequestSpy.skies([(nearby, ["4ca4e5"], Self.start)]),
            recent: { ["/nearby"] },
            memory: SharedSkyCache(), usesCache: true, now: Self.start)

        #expect(try await source.sky(here).aircraft.map(\.address.description) == ["00000f"])
    }

    @Test func `a search is answered from the whole world on the disk`() async throws {
        let cached = BaseRequestSpy.skies([(.world, ["4ca4e5", "4ca4e6"], Self.start)])

        let found = try await search(.callSign("IBE4ca4e6"), after: 10, cached: cached)
        let again = try await search(.callSign("IBE4ca4e5"), after: 20, cached: cached)

        #expect(found == (["4ca4e6"], false))
        #expect(again == (["4ca4e5"], false))
        // The second search is answered from the memory.
        #expect(cached.asked.count { $0 == SkyServiceSpy.endpoint(of: .world) } == 1)
    }

    @Test func `offline, an old answer is better than none`() async throws {
        let cached = BaseRequestSpy.skies([(.world, ["4ca4e5"], Self.start)])
        let live = BaseRequestSpy([SkyServiceSpy.endpoint(of: here): .failure(.notCached)])

        let sky = try await source(live, cached: cached, after: 86_400)
            .sky(here)

        #expect(sky.aircraft.count == 1)
        #expect(sky.time == Self.start)
        await #expect(throws: RequestError.notCached) {
            try await source(live, after: 86_400).sky(here)
        }
    }

    // MARK: The service

    @Test func `a refresh asks the service, and its answer is known from then on`() async throws {
        try await remember(.world, "4ca4e5")
        let live = BaseRequestSpy.skies([(.world, ["4ca4e6"], Self.start)])

        let refreshed = try await source(live, after: 1, usesCache: false).sky(.world)

        #expect(refreshed.aircraft.map(\.address.description) == ["4ca4e6"])
        #expect(try await search(.world, after: 2) == (["4ca4e6"], false))
    }

    @Test(arguments: [true, false])
    func `one load asks only once for what several searches need`(usesCache: Bool) async throws {
        let live = BaseRequestSpy.skies([(.world, ["4ca4e5", "4ca4e6"], Self.start)])
        let source = source(live, usesCache: usesCache)

        let first = try await source.sky(.squawk("7700"))
        let second = try await source.sky(.squawk("7600"))
        _ = try await source.sky(.world)

        #expect(live.asked == [SkyServiceSpy.endpoint(of: .world)])
        #expect(service.announced.all == [.world])
        // The others are there for a guess.
        #expect(first.aircraft.count == 2)
        #expect(second.aircraft.count == 2)
    }

    @Test func `each load of a watched report asks the service again`() async throws {
        for seconds in [0.0, 10, 20] {
            let now = Self.start.addingTimeInterval(seconds)
            let live = BaseRequestSpy.skies([(.world, ["4ca4e5"], now)])

            _ = try await source(live, after: seconds, usesCache: false).sky(.world)

            #expect(live.asked.count == 1)
        }
    }

    @Test func `the cost is said only before the service is asked`() async throws {
        try await remember(.world, "4ca4e5")
        _ = try await search(.world, after: 1)

        #expect(service.announced.all == [.world])
    }

    @Test(arguments: RequestError.examples)
    func `an error of the service is thrown, and not kept`(error: RequestError) async throws {
        let live = BaseRequestSpy([SkyServiceSpy.endpoint(of: .world): .failure(error)])

        await #expect(throws: error) { try await source(live).sky(.world) }

        #expect(try await search(.world, after: 1) == (["00000f"], true))
    }

    @Test func `searches at the same time do not wait for each other`() async throws {
        let gate = Gate()
        let slow = BaseRequestSpy([
            SkyServiceSpy.endpoint(of: .world): .gated(gate, .sky(["4ca4e5"], at: Self.start))
        ])
        async let first = source(slow).sky(.world)
        await gate.reached()

        let second = try await search(here, after: 1)
        await gate.open()

        #expect(second == (["00000f"], true))
        #expect(try await first.aircraft.count == 1)
    }

    @Test func `the clock of a server may be ahead or behind without harm`() async throws {
        let behind = BaseRequestSpy.skies([(.world, ["4ca4e5"], Self.start - 600)])
        _ = try await source(behind).sky(.world)

        // What seems old is not kept.
        #expect(try await search(.world, after: 1) == (["00000f"], true))
    }
}
