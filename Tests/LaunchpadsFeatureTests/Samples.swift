import SectionKit
import SpaceXLaunches
import SpaceXSamples

@testable import LaunchpadsFeature

extension LaunchesEntity {
    /// Launches from two of three sites, and one from nowhere.
    static var sample: LaunchesEntity {
        LaunchesEntity(
            launches: [
                .sample("A", launchpad: "Otter Point"),
                .sample("B", launchpad: "Mole End", outcome: .failure),
                .sample("C", launchpad: "Otter Point"),
                .sample("D", launchpad: "Mole End", outcome: .upcoming), .sample("E"),
            ],
            sites: [
                "mole": .sample("Mole End", 56.15, 10.21),
                "otter": .sample("Otter Point", 400, 10),
                "island": .sample("Bird Island", -17.5, 178.9),
            ],
            warnings: ["Something is missing."])
    }
}

extension SiteEntity {
    static func sample(_ name: String, _ latitude: Double?, _ longitude: Double?) -> SiteEntity {
        var site = SiteEntity()
        site.id = name
        site.name = name
        site.region = "Jutland"
        site.latitude = latitude
        site.longitude = longitude
        return site
    }
}
