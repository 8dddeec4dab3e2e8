import Logbook
import RecordStore
import SectionKit
import WorldMap

extension LoggedTrip {
    /// The flights, their airports and the places of entries; nil if no position is known.
    var map: Map? {
        let places = entries.compactMap { entry in
            entry.record.position.map { position in
                MapPoint(
                    position, label: entry.record.place ?? entry.record.date?.formatted ?? "",
                    tone: .positive, priority: 1, note: entry.record.heading)
            }
        }
        let airports = airports.compactMap { airport in
            airport.position.map { MapPoint($0, label: airport.code, note: airport.name) }
        }
        let lines = flights.compactMap { $0.line }
        if places.isEmpty, airports.isEmpty { return nil }
        return Map(
            key: "map", title: "Map of the trip", on: .naturalEarth, points: airports + places,
            lines: lines,
            tones: [.neutral: "flight", .pending: "planned", .positive: "entry"], table: "flights")
    }
}

extension LogEntry {
    /// The way along a great circle; nil if it was cancelled or an airport is unknown.
    fileprivate var line: MapLine? {
        guard status != .cancelled, let from = from?.position, let to = to?.position else {
            return nil
        }
        return MapLine(
            [[from, to]], path: .greatCircle, label: title, tone: isFlown ? .neutral : .pending,
            row: id.text)
    }
}
