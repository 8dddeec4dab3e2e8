import Geodesy
import SectionKit
import WorldMap

/// Routes between airports.
enum Flights {
    static var blocks: [Block] {
        let lines = routes.enumerated().map { index, route in
            let (from, to, tone) = route
            let count = 1 + 3 * (index % 4)
            return MapLine(
                [[airports[from], airports[to]].compactMap(\.self)], path: .greatCircle,
                label: "\(from)–\(to)", tone: tone, row: "\(from)–\(to)",
                note: "\(count) flights", value: Double(count))
        }
        let table = Table(
            key: "flights",
            columns: [Column("route", "Route"), Column("to", "To")],
            rows: routes.map { [.text("\($0.0)–\($0.1)"), .text($0.1)] },
            identities: lines.map(\.row))
        let points = airports.keys.sorted().compactMap { code in
            airports[code].map {
                MapPoint($0, label: code, tone: .positive, priority: code == "MAD" ? 1 : 0)
            }
        }
        let map = Map(
            key: "routes", title: "Flights of 2025", on: .naturalEarth, frame: .world,
            points: points, lines: lines,
            scale: MapScale("Flights", ofCounts: [1, 4, 7, 10]), table: "flights")
        return [.map(map), .table(table)]
    }

    private static let airports = [
        "MAD": place(40.47, -3.56), "BCN": place(41.3, 2.08), "JFK": place(40.64, -73.78),
        "SFO": place(37.62, -122.38), "HND": place(35.55, 139.78), "SIN": place(1.36, 103.99),
        "SYD": place(-33.95, 151.18), "SCL": place(-33.39, -70.79), "GRU": place(-23.44, -46.47),
        "LHR": place(51.47, -0.45), "CPT": place(-33.97, 18.6), "KEF": place(63.99, -22.6),
        "DXB": place(25.25, 55.36), "LAX": place(33.94, -118.4),
    ]

    private static let routes: [(String, String, Badge.Tone)] = [
        ("MAD", "BCN", .neutral), ("MAD", "JFK", .neutral), ("JFK", "SFO", .neutral),
        ("SFO", "HND", .neutral), ("HND", "SIN", .neutral), ("SIN", "SYD", .neutral),
        ("SYD", "SCL", .positive), ("SCL", "GRU", .neutral), ("GRU", "MAD", .neutral),
        ("LHR", "CPT", .neutral), ("LHR", "KEF", .neutral), ("MAD", "DXB", .pending),
        ("DXB", "SYD", .pending), ("LAX", "LHR", .negative),
    ]
}
