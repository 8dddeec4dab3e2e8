import Airports
import FlightSamples
import Flights
import SectionEssentials
import Testing

@testable import WatchListFeature

/// What `--notify` and `--alert` say of the watched flights.
@Suite struct WatchNoticesTests {
    private static let section = WatchListSection.sample(.sample(.watching()))

    private static func list(_ set: ((inout Aircraft) -> Void)?) -> WatchList {
        let aircraft = set.map { set in
            Aircraft.sample("340001", "IBE123") {
                $0.lastContact = Sky.sampleTime.addingTimeInterval(-3)
                set(&$0)
            }
        }
        let tables = FlightTables(DirectorySample(), countries: Countries([]))
        let flight = aircraft.map { tables.flight($0, at: Sky.sampleTime) }
        return WatchList([
            WatchEntry(name: "IB123", note: nil, flight: flight, nearest: nil, lastSeen: nil)
        ])
    }

    private static let air = list { $0.isOnGround = false }
    private static let ground = list { $0.isOnGround = true }
    private static let emergency = list {
        $0.isOnGround = false
        $0.squawk = "7700"
    }

    @Test func `taking off, landing and an emergency are announced`() {
        #expect(
            Self.section.notices(of: Self.air, since: Self.ground) == [
                "IBE123 has taken off, heard 3 s ago."
            ])
        #expect(
            Self.section.notices(of: Self.ground, since: Self.air) == [
                "IBE123 has landed, heard 3 s ago."
            ])
        #expect(
            Self.section.notices(of: Self.emergency, since: Self.air)
                == ["IBE123 squawks 7700: general emergency, heard 3 s ago."])
        #expect(Self.section.notices(of: Self.air, since: Self.air) == [])
    }

    @Test func `a flight that appears is announced, and a flight that is added is not`() {
        #expect(
            Self.section.notices(of: Self.air, since: Self.list(nil))
                == ["IB123 is in the air, heard 3 s ago."])
        #expect(Self.section.notices(of: Self.air, since: WatchList([])) == [])
        #expect(Self.section.notices(of: Self.list(nil), since: Self.air) == [])
    }

    @Test func `an alert waits until a flight is seen`() {
        #expect(Self.section.alert(for: Self.list(nil)) == nil)
        #expect(Self.section.alert(for: Self.air) == "IB123 is in the air, heard 3 s ago.")
        #expect(
            Self.section.alert(for: Self.emergency)
                == "IB123 is in an emergency, 7700 general emergency, heard 3 s ago.")
    }

    @Test func `only a live list that has flights is refreshed`() {
        #expect(Self.section.refreshInterval(for: Self.air) == .seconds(15))
        #expect(Self.section.refreshInterval(for: WatchList([])) == nil)
        #expect(
            Self.section.refreshInterval(for: WatchList(Self.air.entries, isRecorded: true)) == nil)
    }
}
