import Airports
package import Flights
package import Networking
package import SectionEssentials

extension FlightListService {
    /// Creates the service of a sky with the sample of a directory.
    package static func sample(
        _ sky: SkySpy = SkySpy(.success(.sample())),
        facts: AircraftFactsSpy = AircraftFactsSpy(),
        airports: any BaseRequestInput,
        now: Date = Sky.sampleTime
    ) -> FlightListService {
        FlightListService(
            sky: sky, facts: facts, airports: airportsService(airports, memory: nil), now: now)
    }
}
