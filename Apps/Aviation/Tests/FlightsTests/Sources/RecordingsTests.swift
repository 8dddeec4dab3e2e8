import FlightFacts
import Flights
import Geodesy
import Networking
import SectionEssentials
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Recorded answers that may not be shipped, in the folder that `FLIGHT_RECORDINGS` names.
@Suite(.enabled(if: recordings != nil, "set FLIGHT_RECORDINGS to a folder of recordings"))
struct RecordingsTests {
    private func sky(_ name: String) async throws -> Sky {
        let folder = try #require(recordings)
        let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name).json"))
        return try await SavedSky(Body(data), now: Date(timeIntervalSince1970: 1_800_000_000))
            .sky(.world)
    }

    @Test func `OpenSky's world of 8 April 2022 has the known figures`() async throws {
        let sky = try await sky("opensky-states-all-extended-2022-04-08")
        let aircraft = sky.aircraft
        let tables = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()

        #expect(aircraft.count == 4_181)
        #expect(sky.time == Date(timeIntervalSince1970: 1_649_392_659))
        #expect(sky.warnings == [])
        #expect(sky.isRecorded)
        let countries = Dictionary(grouping: aircraft, by: \.countryName).mapValues(\.count)
        #expect(countries.count == 87)
        for (name, count) in [
            ("United States", 1_868), ("Australia", 236), ("Germany", 150), ("India", 129),
            ("Turkey", 128), ("Spain", 43),
        ] { #expect(countries[name] == count) }
        #expect(aircraft.count { $0.isOnGround == true } == 375)
        #expect(aircraft.count { $0.position == nil } == 56)
        #expect(aircraft.count { $0.callSign == nil } == 96)
        #expect(aircraft.count { $0.squawk == nil } == 2_669)
        #expect(aircraft.count { tables.block(of: $0.address)?.isMilitary == true } == 42)
        #expect(aircraft.allSatisfy { $0.emergency == nil })
        let airlines = Dictionary(
            grouping: aircraft.compactMap { $0.callSign?.prefix(3) }, by: { $0 }
        ).mapValues(\.count)
        #expect([airlines["IBE"], airlines["DLH"], airlines["UAL"]] == [10, 81, 143])
        let altitudes = aircraft.compactMap(\.barometricAltitude)
        #expect(altitudes.max() == 13_723.62)
        #expect(altitudes.min() == -60.96)
        #expect(aircraft.compactMap(\.groundSpeed).max() == 317.66)
        #expect(aircraft.count { $0.positionAge(at: sky.time) ?? 0 > 60 } == 465)
    }

    @Test func `areas of OpenSky's world have the known figures`() async throws {
        let sky = try await sky("opensky-states-all-extended-2022-04-08")
        let kennedy = try #require(Coordinate(latitude: 40.63945, longitude: -73.77932))
        let spain = try #require(GeoBox(south: 36, west: -10, north: 44, east: 4))

        let near = SkySelection.circle(kennedy, radius: 100_000)
        #expect(sky.aircraft.count(where: near.matches) == 74)
        #expect(sky.aircraft.count(where: SkySelection.box(spain).matches) == 65)
    }

    @Test func `OpenSky's box has 17 columns`() async throws {
        let aircraft = try await sky("opensky-states-all-bbox-2021-03-11").aircraft

        #expect(aircraft.count == 15)
        #expect(aircraft.count { $0.isOnGround == true } == 1)
        #expect(aircraft.compactMap(\.barometricAltitude).max() == 10_721.34)
    }

    @Test func `adsb.lol's answer has the known figures`() async throws {
        let aircraft = try await sky("adsblol-v2-kjfk-250nm-2026-07-29").aircraft
        let kennedy = try #require(Coordinate(latitude: 40.63945, longitude: -73.77932))

        #expect(aircraft.count == 716)
        #expect(aircraft.count { $0.isOnGround == true } == 116)
        #expect(aircraft.count { $0.isOnGround == nil } == 1)
        #expect(aircraft.count { $0.typeCode == "B738" } == 30)
        #expect(aircraft.count { $0.isMilitary } == 22)
        #expect(aircraft.compactMap(\.barometricAltitude).max() == 45_000 * 0.3048)
        let near = SkySelection.circle(kennedy, radius: 50 * 1852)
        #expect(aircraft.count(where: near.matches) == 155)
    }

    @Test func `a receiver's file has aircraft without a position`() async throws {
        let aircraft = try await sky("readsb-aircraft-local-2021-03-19").aircraft

        #expect(aircraft.count == 176)
        #expect(aircraft.count { $0.position == nil } == 66)
        #expect(aircraft.count { !$0.address.isICAO } == 20)
    }

    @Test func `a trace has 2500 positions`() async throws {
        let folder = try #require(recordings)
        let file = "\(folder)/readsb-trace-full-ac671b-2025-02-04.json"
        let data = try Data(contentsOf: URL(filePath: file))
        let track = try Resource.track(at: .saved).value(from: data).track()

        #expect(track?.positions.count == 2_500)
        #expect(track?.registration == "N899DN")
    }
}

/// The folder of recordings; nil if it is not set.
private let recordings: String? = getenv("FLIGHT_RECORDINGS").map { String(cString: $0) }
