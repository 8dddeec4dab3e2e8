import Airports
import FeatureKit
import FeatureTesting
import FlightSamples
import Flights
import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import FlightDetailFeature

/// How the section changes while it is watched.
@Suite struct FlightDetailLifeTests {
    @Test func `the aircraft is shown before the services have answered`() async throws {
        let gate = Gate()
        let spies = LookUpSpies(hexdb: .gated(gate, .text(SampleAnswers.hexdb)))
        let output = SectionOutputSpy<FlightSearchResult>()
        let section = try section(lookUps: spies, memory: nil)

        async let load: Void = section.load(into: output)
        await gate.reached()
        let early = output.states
        await gate.open()
        await load

        #expect(early.count == 2)
        #expect(try detail(early.last).identity.operatorName == nil)
        #expect(try detail(output.states.last).identity.operatorName != nil)
        #expect(output.states.count == 3)
    }

    @Test func `services are asked once for a screen, and what they said stays`() async throws {
        let spies = LookUpSpies()
        let section = try section(lookUps: spies, memory: FeatureMemory())
        let output = SectionOutputSpy<FlightSearchResult>()

        await section.load(into: output)
        await section.load(into: output)

        #expect(spies.hexdb.asked.count == 1)
        #expect(spies.routes.asked.count == 1)
        #expect(try detail(output.states.last).route != nil)
        // Loading, the feed, all of it; then loading, all of it.
        #expect(output.states.count == 5)
    }

    @Test func `the positions of earlier loads become a track`() async throws {
        let memory = FeatureMemory()
        for step in 0..<3 {
            var aircraft = Aircraft.toad
            aircraft.positionTime = GoldenFormat.now.addingTimeInterval(Double(step) * 10)
            aircraft.position = Coordinate(latitude: 51.9, longitude: 2 + Double(step) * 0.02)
            _ = await (try section(aircraft, memory: memory)).loaded()
        }
        let shown = await (try section(memory: memory)).loaded()

        let blocks = try #require(shown.state.content)
        #expect(blocks.facts.first { $0.key == "track_points" }?.value == .integer(3))
        #expect(blocks.facts.first { $0.key == "track_source" }?.value == .text("screen"))
        #expect(blocks.text.contains("The track is what this screen has seen since it opened."))
    }

    @Test func `between loads the position moves on and is marked as computed`() async throws {
        let section = try section(lookUps: LookUpSpies(), memory: nil)
        let content = try await content(of: section)
        let later = GoldenFormat.now.addingTimeInterval(22)

        let moved = try #require(section.moved(content, to: later))
        let again = try #require(section.moved(moved, to: later))

        let (old, new) = (try detail(content), try detail(moved))
        let way = try #require(old.flight.aircraft.position)
            .haversineDistance(to: try #require(new.flight.aircraft.position))
        #expect(abs(way - 231.5 * 30) < 50)
        #expect(new.flight.aircraft.isPositionComputed)
        #expect(new.flight.positionAge == 30)
        #expect(try #require(new.routeCheck?.toGo) < (try #require(old.routeCheck?.toGo)))
        #expect(again == moved)
    }

    @Test func `an aircraft that was found is asked for by its address from then on`()
        async throws
    {
        let memory = FeatureMemory()
        let sky = SkySpy(.success(Sky([.toad], at: GoldenFormat.now)))
        let name = try #require(FlightName("TDL12"))
        for _ in 0..<2 {
            let dependencies = AviationDependencies.sample(
                request: BaseRequestSpy.facts(), sky: sky, now: GoldenFormat.now,
                lastingMemory: memory)
            _ = await FlightDetailBuilder.section(dependencies, name: name).loaded()
        }

        #expect(sky.selections == [.callSign("TDL12"), .address(Aircraft.toad.address)])
    }

    @Test func `a recording does not move and is not loaded again`() async throws {
        let section = try section(isRecorded: true, memory: nil)
        let content = try await content(of: section)

        #expect(section.moved(content, to: GoldenFormat.now.addingTimeInterval(20)) == nil)
        #expect(section.refreshInterval(for: content) == nil)
    }

    @Test func `an aircraft in the air is asked for as often as the source permits`() async throws {
        let section = try section(every: .seconds(2), memory: nil)

        #expect(section.refreshInterval(for: try await content(of: section)) == .seconds(2))
    }

    @Test(arguments: [(false, 10), (true, 60)])
    func `an aircraft on the ground is asked for less often`(
        isOnGround: Bool, seconds: Int
    ) async throws {
        var aircraft = Aircraft.toad
        aircraft.isOnGround = isOnGround
        let section = try section(aircraft, memory: nil)

        #expect(
            section.refreshInterval(for: try await content(of: section)) == .seconds(seconds))
    }

    @Test(arguments: [
        (FlightEvent.seen, true, true), (.airborne, false, true), (.onGround, true, false),
        (.emergency, false, false),
    ])
    func `an alert waits for its event`(
        event: FlightEvent, onGround: Bool, inTheAir: Bool
    ) async throws {
        for (isOnGround, isExpected) in [(true, onGround), (false, inTheAir)] {
            var aircraft = Aircraft.toad
            aircraft.isOnGround = isOnGround
            let section = try section(aircraft, event: event, memory: nil)
            let alert = section.alert(for: try await content(of: section))

            #expect((alert != nil) == isExpected)
            #expect(alert?.hasPrefix("TDL12 (Toad Lines, Airbus A-320) is ") ?? true)
        }
    }

    @Test func `landing, taking off and an emergency are worth a notification`() throws {
        let flying = flight { $0.isOnGround = false }
        let landed = flight { $0.isOnGround = true }
        let failing = flight {
            $0.isOnGround = false
            $0.squawk = "7700"
        }

        #expect(
            FlightEvent.notices(of: landed, since: flying) == ["TDL12 has landed, heard 2 s ago."])
        #expect(
            FlightEvent.notices(of: flying, since: landed) == [
                "TDL12 has taken off, heard 2 s ago."
            ])
        #expect(
            FlightEvent.notices(of: failing, since: flying) == [
                "TDL12 squawks 7700: general emergency, heard 2 s ago."
            ])
        #expect(FlightEvent.notices(of: failing, since: failing) == [])
    }

    @Test func `the past flights of an aircraft out of range are asked for once`() async throws {
        let spy = PastFlightsSpy(.success(Records()))
        let context = ContextSpy()
        for _ in 0..<3 {
            let dependencies = AviationDependencies(
                context: context, request: BaseRequestSpy.facts(),
                sky: SkySpy(.success(Sky([], at: GoldenFormat.now))), pastFlights: spy)
            let section = FlightDetailBuilder.section(
                dependencies, name: try #require(FlightName("400abc")))
            #expect(await section.loaded().state.error != nil)
        }

        #expect(spy.asked.all.count == 1)
    }

    @Test func `the section leaks nothing after it has loaded`() async throws {
        let name = try #require(FlightName("TDL12"))
        #expect(
            await leaksNothing(of: .facts()) { request in
                FlightDetailBuilder.section(
                    AviationDependencies.sample(request: request, now: GoldenFormat.now),
                    name: name)
            })
    }
}

extension FlightDetailLifeTests {
    private func flight(_ set: (inout Aircraft) -> Void) -> Flight {
        var aircraft = Aircraft.toad
        set(&aircraft)
        return FlightTables(NoDirectory(), countries: Countries([]))
            .flight(aircraft, at: GoldenFormat.now)
    }

    private func section(
        _ aircraft: Aircraft = .toad,
        isRecorded: Bool = false,
        event: FlightEvent = .seen,
        every interval: Duration = .seconds(10),
        lookUps: LookUpSpies? = nil,
        memory: FeatureMemory?
    ) throws -> FlightDetailSection {
        var sky = Sky([aircraft], at: GoldenFormat.now, isRecorded: isRecorded)
        sky.refreshInterval = interval
        var context = ContextSpy()
        if let memory { context.lastingMemory = memory }
        let dependencies = AviationDependencies(
            context: context, request: BaseRequestSpy.facts(), sky: SkySpy(.success(sky)),
            lookUps: lookUps?.lookUps)
        return FlightDetailBuilder.section(
            dependencies, name: try #require(FlightName("TDL12")), event: event)
    }

    private func content(of section: FlightDetailSection) async throws -> FlightSearchResult {
        let output = SectionOutputSpy<FlightSearchResult>()
        await section.load(into: output)
        return try #require(output.states.last?.content)
    }

    private func detail(_ state: SectionState<FlightSearchResult>?) throws -> FlightDetail {
        try detail(try #require(state?.content))
    }

    private func detail(_ result: FlightSearchResult) throws -> FlightDetail {
        guard case .one(let detail) = result else { throw NotOne() }
        return detail
    }

    private struct NotOne: Error {}
}
