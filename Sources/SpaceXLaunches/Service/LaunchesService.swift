import FeatureKit
package import Networking
import SectionKit

/// Requests launches, rockets and launchpads from the r/SpaceX API concurrently.
///
/// If the rockets or the launchpads fail to load, the launches lack their names, with a warning and
/// the reason; if the launches fail, so does the service.
struct LaunchesService: LaunchesServiceInput {
    let request: any BaseRequestInput

    /// Requests all launches, because the service does not query the API for fewer, and keeps the
    /// texts that the query needs.
    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
        async let rockets = request.lookUp(.rockets, called: LaunchReference.rockets.words)
        async let launchpads = request.lookUp(
            .launchpads, called: LaunchReference.launchSites.words)
        var response = try await request.value(
            of: Resource.launches(at: .launches, keeping: query.texts).withBody)
        let (knownRockets, sites) = await (rockets, launchpads)
        let rocketNames = knownRockets.byID.mapValues(\.name)
        let siteNames = sites.byID.compactMapValues { $0.name.nonBlank }
        response.value.lookUp(rockets: rocketNames, launchpads: siteNames)
        var entity = LaunchPages.entity(ofAll: response.value)
        entity.failures[.rockets] = knownRockets.failure(of: .rockets, for: entity.launches)
        entity.failures[.launchSites] = sites.failure(of: .launchSites, for: entity.launches)
        // What failed is asked for again by the next load.
        entity.isComplete =
            entity.isComplete && query.texts == .all && entity.failures.isEmpty
        entity.texts = query.texts
        entity.response = response.body
        entity.sites.merge(sites.byID) { $1 }
        entity.warnings += [LaunchReference.rockets, .launchSites].compactMap { reference in
            LookedUp<NamedEntity>(failure: entity.failures[reference]).warning
        }
        return entity
    }
}

extension LookedUp {
    /// Why the records are unknown; an empty list is as good as none for launches that refer to it.
    fileprivate func failure(
        of reference: LaunchReference, for launches: LaunchEntities
    ) -> RequestError? {
        if failure != nil || launches.isEmpty || !byID.isEmpty { return failure }
        return .partUnknown(
            what: "the \(reference.words)", because: .unreadable(reason: "the list is empty"))
    }
}

extension Resource where Value == Records<NamedEntity> {
    static var rockets: Self {
        .records(of: .rockets, called: "rockets") { NamedEntity(json: &$0) }
    }
}

extension Resource where Value == Records<SiteEntity> {
    static var launchpads: Self {
        .records(of: .launchpads, called: "launch sites") { SiteEntity(json: &$0) }
    }
}

extension Endpoint {
    package static let launches = Endpoint("/v4/launches")
    package static let rockets = Endpoint("/v4/rockets")
    package static let launchpads = Endpoint("/v4/launchpads")
}
