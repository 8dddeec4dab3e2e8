import Geodesy
import SectionKit
import WorldMap

/// Countries as areas, one for each tone, and one that is too small for an area.
enum Visited {
    static var blocks: [Block] {
        let outlines = CountryOutlines.rings(of: Set(countries.map(\.code)))
        let areas = countries.compactMap { code, name, tone in
            outlines[code].map {
                MapArea($0, label: name, tone: tone, row: code, note: "visited")
            }
        }
        let small = MapPoint(place(1.36, 103.99), label: "Singapore", tone: .positive, row: "SG")
        let table = Table(
            key: "countries", columns: [Column("country", "Country")],
            rows: countries.map { [.text($0.name)] } + [[.text("Singapore")]],
            identities: countries.map(\.code) + ["SG"])
        let map = Map(
            key: "visited", title: "Visited", on: .naturalEarth, frame: .world, points: [small],
            areas: areas, table: "countries")
        return [.map(map), .table(table)]
    }

    private static let countries: [(code: String, name: String, tone: Badge.Tone)] = [
        ("BR", "Brazil", .positive), ("RU", "Russia", .neutral), ("AU", "Australia", .pending),
        ("ZA", "South Africa", .negative), ("FJ", "Fiji", .positive),
        ("AQ", "Antarctica", .neutral),
    ]
}
