package import Networking
import SectionEssentials
package import SectionKit

/// A list of launches as an API describes them.
package struct LaunchesEntity: Equatable, Sendable {
    /// The launches, in the order of the API.
    package var launches = LaunchEntities()

    /// Whether the list has all launches, so that it can serve any query.
    package var isComplete = false

    /// The body of the first response, which may have more fields; nil if it was not kept.
    package var response: Body?

    /// The texts that the launches have.
    var texts = LaunchTexts.all

    /// The launch sites, by id.
    package var sites: [String: SiteEntity] = [:]

    /// Why lists that the launches refer to could not be loaded; their names are unknown then.
    package var failures: [LaunchReference: RequestError] = [:]

    /// Whether some of the launches could not be loaded.
    package var isPartial = false

    /// How many more launches there are that the query does not need.
    package var unfetched = 0

    /// How much of the list was read; nil if all of it was.
    package var part: ListPart?

    /// Sentences about data that could not be loaded or read.
    package var warnings: [String] = []

    package init(
        launches: LaunchEntities = [],
        isComplete: Bool = false,
        response: Body? = nil,
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
    /// Throws if a list could not be loaded that a query needs.
    func check(for query: LaunchesQuery) throws(RequestError) {
        for reference in [LaunchReference.rockets, .launchSites] where query.needs(reference) {
            if let failure = failures[reference] { throw failure }
        }
    }

    /// A warning about records that could not be read; nil if there are none.
    package static func warning(dropped: Int) -> String? {
        if dropped == 0 { return nil }
        let launches = dropped.counted("launch", "launches")
        return "\(launches) could not be read and \(dropped == 1 ? "is" : "are") left out."
    }

    /// A warning about launches of other agencies; nil if there are none.
    static func warning(otherAgencies: Int) -> String? {
        switch otherAgencies {
        case 0: nil
        case 1: "1 launch of an agency other than SpaceX is left out."
        default: "\(otherAgencies.grouped) launches of agencies other than SpaceX are left out."
        }
    }
}

extension LaunchesEntity {
    /// Returns launches of the list with all their texts, whose records are read again if the list
    /// does not have them.
    ///
    /// - Throws: ``RequestError`` when the response has changed since it was read.
    package func whole(_ launches: [Launch]) throws(RequestError) -> [Launch] {
        if texts == .all { return launches }
        var entities = LaunchEntities()
        for launch in launches {
            var entity = launch.entity
            if let place = entity.place, !place.isOfLaunchLibrary, let response {
                try entity.readTexts(from: response.bytes(in: place.range))
            }
            entities.append(entity, on: launch.date?.date)
        }
        return Launch.all(entities)
    }
}

extension LaunchEntity {
    fileprivate mutating func readTexts(from data: Data) throws(RequestError) {
        do throws(JSONError) {
            try JSONReader.read(data) { json in
                guard let record = LaunchRecord(json: &json) else { return }
                id = record.id?.text
                patch = record.patch?.text
                webcast = record.webcast?.text
                article = record.article?.text
                wikipedia = record.wikipedia?.text
            }
        } catch {
            throw .unreadable(reason: "\(error)")
        }
    }
}
