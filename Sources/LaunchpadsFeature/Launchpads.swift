import Geodesy
import SectionKit
import SpaceXLaunches

/// The launch sites, the one with the most launches first.
struct Launchpads: Equatable, Sendable {
    /// One launch site.
    struct Site: Equatable, Sendable {
        /// The name that launches have for it; nil for launches without a known site.
        let name: String?

        let fullName: String?
        let locality: String?
        let region: String?
        let position: Coordinate?
        let counts: OutcomeCounts
    }

    let sites: [Site]

    /// How much of the source's list of launches was read; nil if all of it was.
    let part: ListPart?

    /// Sentences about data that could not be loaded or read.
    let warnings: [String]
}

extension Launchpads {
    /// Counts the launches of each site, and adds sites that have none.
    init(_ entity: LaunchesEntity) {
        var counts: [String?: OutcomeCounts] = [:]
        for launch in Launch.all(entity.launches) {
            counts[launch.launchpad, default: OutcomeCounts()].add(launch)
        }
        var known: [String: SiteEntity] = [:]
        for (_, site) in entity.sites.sorted(by: { $0.key < $1.key }) {
            if let name = site.name.nonBlank, known[name] == nil { known[name] = site }
        }
        let names = Set(counts.keys).union(known.keys.map(Optional.some))
        sites =
            names.map { name in
                Site(name, name.flatMap { known[$0] }, counts[name] ?? OutcomeCounts())
            }
            .sorted {
                OutcomeCounts.isBusier(($0.counts, $0.name), than: ($1.counts, $1.name))
            }
        part = entity.part
        warnings = entity.warnings
    }
}

extension Launchpads.Site {
    fileprivate init(_ name: String?, _ entity: SiteEntity?, _ counts: OutcomeCounts) {
        self.name = name
        fullName = entity?.fullName.nonBlank
        locality = entity?.locality.nonBlank
        region = entity?.region.nonBlank
        position = entity.flatMap { entity in
            guard let latitude = entity.latitude, let longitude = entity.longitude else {
                return nil
            }
            return Coordinate(latitude: latitude, longitude: longitude)
        }
        self.counts = counts
    }
}
