package import FlightSamples
package import Flights
import Geodesy
package import Logbook
package import Networking
package import SectionEssentials
import SectionKit

/// A flight of these hours, and a source that hears its aircraft over the Atlantic.
package struct LiveSample: Sendable {
    /// LH400 from 14:00 in Frankfurt, which is 12:00 UTC, to 16:10 in New York, 20:10 UTC.
    package static let flight = LoggedFlight.sample(
        "LH400", "FRA", "2024-06-20T14:00", "JFK", "2024-06-20T16:10")

    /// 16:00 UTC, when the flight is half way.
    package static let now = Date(timeIntervalSince1970: 1_718_899_200)

    package let log: LogService
    package let sky: SkySpy

    package init(
        _ flights: [String: LoggedFlight] = ["a": LiveSample.flight],
        hearing answer: Result<Sky, RequestError> = .success(LiveSample.sky([aircraft()])),
        at now: Date = LiveSample.now
    ) {
        log = SampleLog(flights).service(at: now)
        sky = SkySpy(answer)
        self.now = now
    }

    private let now: Date

    package var live: LiveFlights { LiveFlights(sky: sky, facts: AircraftFactsSpy(), now: now) }

    package static func sky(_ aircraft: [Aircraft]) -> Sky { Sky(aircraft, at: now) }

    /// An aircraft that flies west at 240 m/s, 52.5° N, 35.2° W, heard some seconds ago.
    package static func aircraft(
        _ callSign: String = "DLH400", heard age: Double = 4,
        set: (inout Aircraft) -> Void = { _ in }
    ) -> Aircraft {
        .sample("3c65a1", callSign) {
            $0.position = Coordinate(latitude: 52.5, longitude: -35.2)
            $0.positionTime = now.addingTimeInterval(-age)
            $0.lastContact = now.addingTimeInterval(-age)
            ($0.isOnGround, $0.groundSpeed, $0.track) = (false, 240, 280)
            $0.barometricAltitude = 11_582
            set(&$0)
        }
    }
}
