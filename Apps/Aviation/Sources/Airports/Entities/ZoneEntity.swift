package import Networking

/// The time zone of an airport.
package struct ZoneEntity: Equatable, Sendable {
    package var ident: String
    package var zone: String

    /// Whether the zone is that of another airport nearby.
    package var isApproximate: Bool

    package init(ident: String, zone: String, isApproximate: Bool) {
        self.ident = ident
        self.zone = zone
        self.isApproximate = isApproximate
    }
}

extension Resource where Value == KeyedTable<ZoneEntity> {
    /// The table of time zones by airport.
    package static var zones: Self {
        .keyedCSV(of: .zones, called: "time zones") { header in
            let ident = header.column("ident")
            let zone = header.column("zone")
            let approximate = header.column("approximate")
            return { row in
                guard let ident = row.text(ident), let zone = row.text(zone) else { return nil }
                let isApproximate = row.has("yes", in: approximate)
                return ZoneEntity(ident: ident, zone: zone, isApproximate: isApproximate)
            }
        }
    }
}

extension KeyedTable<ZoneEntity> {
    /// Returns the names of the zones of airports, by their codes of OurAirports, in one pass over
    /// the table.
    package func zones(of idents: Set<String>) -> [String: String] {
        let found = records(ofLines: CodePattern(idents).mayBeFound)
            .filter { idents.contains($0.ident) }
        return Dictionary(
            found.map { ($0.ident, $0.zone) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Endpoint {
    package static let zones = Endpoint("/zones.csv")
}
