import Geodesy
import Logbook

/// The longest and the shortest flights, and the airports that are furthest away.
struct FlightRecords: Equatable, Sendable {
    let farthest: LogEntry?
    let nearest: LogEntry?
    let longest: LogEntry?
    let shortest: LogEntry?

    /// The visited airports that are furthest north, south, east and west.
    let north: LogAirport?
    let south: LogAirport?
    let east: LogAirport?
    let west: LogAirport?

    init(_ flights: [CountedFlight]) {
        // A sightseeing flight that lands where it took off has no distance.
        let distances = flights.filter { $0.distance ?? 0 > 0 }
        farthest = distances.max { $0.distance ?? 0 < $1.distance ?? 0 }?.entry
        nearest = distances.min { $0.distance ?? 0 < $1.distance ?? 0 }?.entry
        let times = flights.filter { $0.minutes != nil }
        longest = times.max { $0.minutes ?? 0 < $1.minutes ?? 0 }?.entry
        shortest = times.min { $0.minutes ?? 0 < $1.minutes ?? 0 }?.entry

        var airports: [String: (airport: LogAirport, position: Coordinate)] = [:]
        for airport in flights.flatMap({ [$0.entry.from, $0.entry.to] }).compactMap(\.self) {
            airports[airport.code] = airport.position.map { (airport, $0) }
        }
        // In the order of the codes, so that of equals the same one comes first each time.
        let visited = airports.sorted { $0.key < $1.key }.map(\.value)
        north = visited.max { $0.position.latitude < $1.position.latitude }?.airport
        south = visited.min { $0.position.latitude < $1.position.latitude }?.airport
        east = visited.max { $0.position.longitude < $1.position.longitude }?.airport
        west = visited.min { $0.position.longitude < $1.position.longitude }?.airport
    }
}
