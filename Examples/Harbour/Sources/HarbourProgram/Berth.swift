import Geodesy
import Networking
import SectionKit

/// A place where a ship can lie.
struct Berth: Sendable {
    let name: String
    let place: Coordinate?
    let depth: Double?

    private static let limit = SectionOption(
        "limit", placeholder: "METRES", summary: "only berths for a ship of this draught",
        accepts: "a number of metres", example: "6.5"
    ) { text in Double(text).flatMap { (0...50).contains($0) ? $0 : nil } }

    /// Makes the section `berths`.
    static let recipe = SectionRecipe<HarbourDependencies>(
        name: "berths",
        summary: "the berths, and where they are",
        options: [limit.description],
        examples: ["--limit 6.5", "-o berths.kml"]
    ) { dependencies, options throws(UsageError) in
        let draught = try options.value(of: limit)
        return ListSection(
            id: "berths", title: "Berths", feed: dependencies.berths, resource: .berths,
            shape: ContentShape(tables: 1...1, places: 1...1),
            wanted: { berths in
                guard let draught else { return berths }
                return berths.filter { ($0.depth ?? 0) > draught }
            },
            columns: [
                Column("name", "Berth"), Column("place", "Place", keys: .place),
                Column("depth_m", "Depth", alignment: .trailing),
            ]
        ) { berth in
            [
                .text(berth.name), .place(orUnknown: berth.place),
                .measure(orUnknown: berth.depth.map { Measure($0, .metre, digits: 1) }),
            ]
        }
    }
}

extension Resource where Value == Records<Berth> {
    fileprivate static var berths: Self {
        .csv(of: Endpoint("/berths.csv"), called: "berths") { header in
            let name = header.column("name")
            let (latitude, longitude) = (header.column("latitude"), header.column("longitude"))
            let depth = header.column(ifPresent: "depth")
            return { row in
                guard let name = row.text(name) else { return nil }
                var place: Coordinate?
                if let latitude = row.decimal(latitude), let longitude = row.decimal(longitude) {
                    place = Coordinate(latitude: latitude, longitude: longitude)
                }
                return Berth(name: name, place: place, depth: row.decimal(depth))
            }
        }
    }
}
