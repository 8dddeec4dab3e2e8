import FeatureKit
import FeatureTesting
import FlightFacts
import Flights
import Geodesy
import Networking
import SectionEssentials
import Testing

/// The embedded extract, compared with counts that jq and Python find in the published file.
@Suite struct RecordedSkyTests {
    private func aircraft() async throws -> [Aircraft] {
        try await RecordedSky(request: FlightFacts.responses, memory: nil).sky(.world).aircraft
    }

    @Test func `the extract is a recording of 29 July 2026`() async throws {
        let sky = try await RecordedSky(request: FlightFacts.responses, memory: nil).sky(.world)

        #expect(sky.isRecorded)
        #expect(sky.time == Date(timeIntervalSince1970: 1_785_336_058.5))
        #expect(sky.warnings == [])
        #expect(sky.aircraft.count == FlightFacts.aircraftCount)
    }

    @Test func `the extract has as many aircraft of each kind as the published file`()
        async throws
    {
        let aircraft = try await aircraft()

        #expect(aircraft.count { $0.position != nil } == 657)
        #expect(aircraft.count { $0.isOnGround == true } == 107)
        #expect(aircraft.count { $0.isOnGround == nil } == 1)
        #expect(aircraft.count { $0.callSign != nil } == 635)
        #expect(aircraft.count { !$0.address.isICAO } == 8)
        #expect(aircraft.count { $0.registration != nil } == 640)
        #expect(aircraft.count { $0.typeCode == "B738" } == 30)
        #expect(aircraft.count { $0.callSign?.hasPrefix("JBU") ?? false } == 40)
        #expect(aircraft.count { $0.isMilitary } == 22)
        #expect(aircraft.count { $0.positionSource == .mlat } == 8)
        #expect(aircraft.allSatisfy { $0.emergency == nil })
    }

    @Test func `the highest and the fastest aircraft are those of the published file`()
        async throws
    {
        let aircraft = try await aircraft()

        let highest = aircraft.max {
            ($0.barometricAltitude ?? 0) < ($1.barometricAltitude ?? 0)
        }
        let fastest = aircraft.max { ($0.groundSpeed ?? 0) < ($1.groundSpeed ?? 0) }
        #expect(highest?.callSign == "ASP675")
        #expect(highest?.barometricAltitude == 43_000 * 0.3048)
        #expect(fastest?.address.description == "ae1395")
        #expect(fastest?.groundSpeed == 532.7 * (1852.0 / 3600))
    }

    @Test func `143 aircraft are within 50 nautical miles of Kennedy airport`() async throws {
        let kennedy = try #require(Coordinate(latitude: 40.63945, longitude: -73.77932))

        let distances = try await aircraft().compactMap { aircraft in
            aircraft.position.map { ($0.haversineDistance(to: kennedy), aircraft.callSign) }
        }
        #expect(distances.count { $0.0 <= 50 * 1852 } == 143)
        #expect(distances.min { $0.0 < $1.0 }?.1 == "DAL2414")
    }

    @Test func `a recording is read once, and any selection returns all of it`() async throws {
        let request = BaseRequestSpy([
            .recordedSky: .text(#"{"now":1600000000,"ac":[{"hex":"4ca4e5"}]}"#)
        ])
        let sky = RecordedSky(request: request, memory: FeatureMemory())

        let first = try await sky.sky(.military)
        let second = try await sky.sky(.world)

        #expect(first == second)
        #expect(first.aircraft.count == 1)
        #expect(request.asked == [.recordedSky])
    }
}
