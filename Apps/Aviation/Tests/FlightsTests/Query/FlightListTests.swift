import AirportSamples
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

/// What a query finds among the sample's aircraft.
@Suite struct FlightListTests {
    @Test(arguments: [
        ([:], ["DLH7", "GABCD", "IBE123", "IBE45", "WWI1", "~2abcde", "T.12-3"]),
        (["search": "ibe"], ["IBE123", "IBE45"]),
        (["search": "IB123"], ["IBE123"]),
        (["search": "ibe123"], ["IBE123"]),
        (["search": "iberia 45"], ["IBE45"]),
        (["search": "airbus 320"], ["IBE123", "IBE45"]),
        (["search": "lufthansa"], ["DLH7"]),
        (["search": "lh"], ["DLH7"]),
        (["search": "45"], ["IBE45"]),
        (["search": "spain a320"], ["IBE123", "IBE45"]),
        (["search": "Holland"], ["GABCD"]),
        (["search": "ECXYZ"], ["IBE45"]),
        (["search": "ec-xyz"], ["IBE45"]),
        (["search": "~2abcde"], ["~2abcde"]),
        (["search": "350001"], ["T.12-3"]),
        (["search": "spain lufthansa"], []),
        (["country": "ES"], ["IBE123", "IBE45", "T.12-3"]),
        (["country": "UK"], ["DLH7", "WWI1"]),
        (["country": "Holland,UK"], ["DLH7", "GABCD", "WWI1"]),
        (["airline": "ib,Lufthansa"], ["DLH7", "IBE123", "IBE45"]),
        (["airline": "Wild Wood, Inc."], ["WWI1"]),
        (["airline": "wwi, ib"], ["IBE123", "IBE45", "WWI1"]),
        (["airline": "ib,Wild Wood, Inc."], ["IBE123", "IBE45", "WWI1"]),
        (["airline": "wild wood, inc.,,Lufthansa, ib"], ["DLH7", "IBE123", "IBE45", "WWI1"]),
        (["type": "c172"], ["GABCD"]),
        (["registration": "ecabc,EC-XYZ"], ["IBE123", "IBE45"]),
        (["near": "TOA"], ["IBE45", "GABCD", "IBE123"]),
        (["near": "TOA", "sort": "interest"], ["GABCD", "IBE123", "IBE45"]),
        (["near": "TOA", "radius": "130"], ["DLH7", "IBE45", "GABCD", "IBE123", "T.12-3"]),
        (["near": "51.5,-0.25", "order": "desc"], ["IBE123", "GABCD", "IBE45"]),
        (["box": "51.7,-1,52.6,1"], ["GABCD", "IBE123", "T.12-3"]),
        (["altitude": "10000..35000"], ["DLH7", "IBE123", "T.12-3"]),
        (["altitude": "..0"], ["GABCD"]),
        (["speed": "200m/s.."], ["DLH7", "IBE123"]),
        (["on-ground": ""], ["IBE45"]),
        (["airborne": ""], ["DLH7", "GABCD", "IBE123", "~2abcde", "T.12-3"]),
        (["squawk": "7000,1000"], ["GABCD", "IBE123"]),
        (["military": ""], ["T.12-3"]),
        (["emergency": ""], ["DLH7"]),
        (
            ["sort": "altitude"],
            ["DLH7", "IBE123", "T.12-3", "GABCD", "IBE45", "WWI1", "~2abcde"]
        ),
        (["sort": "speed", "limit": "3"], ["DLH7", "IBE123", "T.12-3"]),
        (["sort": "age", "order": "desc", "limit": "2"], ["DLH7", "~2abcde"]),
        (["order": "desc", "limit": "3", "offset": "1"], ["WWI1", "IBE45", "IBE123"]),
    ])
    func `the list has the flights that match the query, emergencies first`(
        options: [String: String], names: [String]
    ) async throws {
        #expect(try await list(options).flights.map(\.flight.name) == names)
    }

    @Test(arguments: [
        ([:], SkySelection.world),
        (["search": "IB123"], .callSign("IBE123")),
        (["search": "ibe123"], .callSign("IBE123")),
        (["search": "a320"], .type("A320")),
        (["search": "3401ab"], .address(AircraftAddress(icao: 0x3401ab))),
        (["search": "iberia"], .world),
        (["search": "IB123 spain"], .world),
        (["type": "a320"], .type("A320")),
        (["type": "A320,C172"], .world),
        (["registration": "D-AIZZ"], .registration("D-AIZZ")),
        (["squawk": "1200"], .squawk("1200")),
        (["military": ""], .military),
        (["country": "ES"], .world),
    ])
    func `the source is asked for what the query selects`(
        options: [String: String], selection: SkySelection
    ) async throws {
        let sky = SkySpy(.success(.sample()))

        _ = try await list(options, sky)

        #expect(sky.selections == [selection])
    }

    @Test func `the source is asked for an area`() async throws {
        let sky = SkySpy(.success(.sample()))

        let place = try await list(["near": "TOA", "search": "IB123"], sky).place
        _ = try await list(["box": "1,2,3,4", "type": "A320"], sky)

        let center = try #require(place?.coordinate)
        let box = try #require(FlightQuery(OptionValues(["box": "1,2,3,4"])).box)
        #expect(sky.selections == [.circle(center, radius: 92_600), .box(box)])
    }

    @Test func `an unknown airline suggests a similar name`() async throws {
        let error = await #expect(throws: FlightListError.self) {
            try await list(["airline": "Luftansa"], SkySpy(.success(.sample())))
        }

        guard case .notFound(let name)? = error else {
            Issue.record("The airline is known.")
            return
        }
        #expect(name.explanation.recovery == "Did you mean 'Lufthansa'?")
    }

    @Test func `an aircraft on the ground has no altitude to filter by`() async throws {
        var sky = Sky.sample()
        sky.aircraft[1].geometricAltitude = 100
        sky.aircraft[1].barometricAltitude = 90

        let found = try await list(["altitude": "0..500m"], SkySpy(.success(sky)))

        #expect(found.aircraft.isEmpty)
    }

    @Test(arguments: [
        (["near": "Nowhere at all"], "No airport or city is called 'Nowhere at all'."),
        (["country": "Spian"], "No country is called 'Spian'."),
        (["airline": "IBE,Nobody"], "No airline is called 'Nobody'."),
    ])
    func `an unknown name is an error, and the source is not asked`(
        options: [String: String], message: String
    ) async throws {
        let sky = SkySpy(.success(.sample()))

        let error = await #expect(throws: FlightListError.self) { try await list(options, sky) }

        guard case .notFound(let name) = try #require(error) else { return #expect(Bool(false)) }
        #expect(name.explanation.message == message)
        #expect(sky.selections == [])
    }

    @Test func `the ages of a recording count to its time, those of a live source to now`()
        async throws
    {
        let later = Sky.sampleTime.addingTimeInterval(20)
        let recorded = try await list([:], SkySpy(.success(.sample(isRecorded: true))), now: later)
        let live = try await list([:], now: later)
        let early = try await list([:], now: Sky.sampleTime.addingTimeInterval(-100))

        #expect(recorded.flights[1].flight.positionAge == 2)
        #expect(live.flights[1].flight.positionAge == 22)
        #expect(early.flights[1].flight.positionAge == 2)
    }

    @Test func `a list moves on, in the order of the distances then`() async throws {
        let list = try await list(["near": "TOA", "radius": "100"])
        let now = Sky.sampleTime.addingTimeInterval(40)

        let moved = try #require(list.moved(to: now))

        let (before, after) = (list.flights[1], moved.flights[1])
        #expect(before.flight.name == "GABCD" && after.flight.name == "GABCD")
        #expect(after.flight.positionAge == 42)
        #expect(after.aircraft.isPositionComputed && !before.aircraft.isPositionComputed)
        let gone = try #require(after.distance) - (try #require(before.distance))
        #expect(abs(gone - 2100) < 10)
        #expect(moved.moved(to: now) == moved)
        #expect(list.moved(to: Sky.sampleTime)?.flights[1] == before)
    }

    @Test func `a flight that becomes the nearest comes first`() async throws {
        let fast = Sky(
            [
                .sample("340001", "NEAR1") { $0.fly(from: 51.6, at: 0) },
                .sample("340002", "FAST2") { $0.fly(from: 51.7, at: 500) },
            ], at: Sky.sampleTime)
        let list = try await list(["near": "TOA"], SkySpy(.success(fast)))

        let moved = list.moved(to: Sky.sampleTime.addingTimeInterval(40))

        #expect(list.flights.map(\.flight.name) == ["NEAR1", "FAST2"])
        #expect(moved?.flights.map(\.flight.name) == ["FAST2", "NEAR1"])
    }

    @Test func `a recording does not move`() async throws {
        let list = try await list([:], SkySpy(.success(.sample(isRecorded: true))))

        #expect(list.moved(to: Sky.sampleTime.addingTimeInterval(5)) == nil)
    }

    private func list(
        _ options: [String: String],
        _ sky: SkySpy = SkySpy(.success(.sample())),
        now: Date = Sky.sampleTime
    ) async throws -> FlightList {
        try await FlightListService.sample(sky, airports: BaseRequestSpy.tables(), now: now)
            .flights(try FlightQuery(OptionValues(options)))
    }
}

extension Aircraft {
    /// Flies south at a speed, at the longitude of the sample's place.
    fileprivate mutating func fly(from latitude: Double, at speed: Double) {
        position = Coordinate(latitude: latitude, longitude: -0.25)
        positionTime = Sky.sampleTime
        groundSpeed = speed
        track = 180
    }
}
