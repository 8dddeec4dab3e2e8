package import Essentials
package import SectionKit

/// The launches as an API describes them.
package struct LaunchesEntity: Equatable, Sendable {
    /// The launches, in the order of the API.
    package var launches: [LaunchEntity] = []

    /// Whether it has all that there are, so that any query can be answered from it.
    package var isComplete = false

    /// The answer that all were read from, which may say more of each; empty if there is no such.
    package var response = Data()

    /// What is known of the launch sites, by id.
    package var sites: [String: SiteEntity] = [:]

    /// How many more there are that the query did not need.
    package var unfetched = 0

    /// How much of the list was read, if more was to be read; nil if that was all.
    package var part: ListPart?

    /// What could not be had or read, in plain sentences.
    package var warnings: [String] = []

    package init(
        launches: [LaunchEntity] = [],
        isComplete: Bool = false,
        response: Data = Data(),
        sites: [String: SiteEntity] = [:],
        unfetched: Int = 0,
        part: ListPart? = nil,
        warnings: [String] = []
    ) {
        self.launches = launches
        self.isComplete = isComplete
        self.response = response
        self.sites = sites
        self.unfetched = unfetched
        self.part = part
        self.warnings = warnings
    }
}

extension LaunchesEntity {
    /// Warns of records that could not be read, if there are any.
    package static func warning(dropped: Int) -> String? {
        if dropped == 0 { return nil }
        let launches = dropped.counted("launch", "launches")
        return "\(launches) could not be read and \(dropped == 1 ? "is" : "are") left out."
    }

    /// Warns of launches that are not SpaceX's, if there are any.
    static func warning(otherAgencies: Int) -> String? {
        switch otherAgencies {
        case 0: nil
        case 1: "1 launch of an agency other than SpaceX is left out."
        default: "\(otherAgencies.grouped) launches of agencies other than SpaceX are left out."
        }
    }
}
