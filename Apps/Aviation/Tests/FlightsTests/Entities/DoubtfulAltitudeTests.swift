import FlightSamples
import Testing

@testable import Flights

/// Altitudes that cannot be.
@Suite struct DoubtfulAltitudeTests {
    private static let altitudes: [(Double, Bool, AircraftCategory?, Bool)] = [
        (-60, false, nil, false), (13_700, false, nil, false), (28_560, false, nil, true),
        (-2_000, false, nil, true), (4_400, true, nil, false), (28_560, true, nil, true),
        (28_560, false, .balloon, false), (28_560, false, .large, true),
        (90_000, false, .balloon, true),
    ]

    @Test(arguments: altitudes)
    func `an altitude that its kind does not fly at is doubtful`(
        metres: Double, isOnGround: Bool, category: AircraftCategory?, isDoubtful: Bool
    ) {
        let aircraft = Aircraft.sample("4ca4e5", "IBE123") {
            $0.geometricAltitude = metres
            $0.isOnGround = isOnGround
            if category != nil { $0.category = category }
        }

        #expect(aircraft.isAltitudeDoubtful == isDoubtful)
    }

    @Test func `an unknown altitude is not doubtful`() {
        let aircraft = Aircraft.sample("4ca4e5", "IBE123") {
            $0.barometricAltitude = nil
            $0.geometricAltitude = nil
        }

        #expect(!aircraft.isAltitudeDoubtful)
    }
}
