import FeatureKit
package import Networking
import SectionKit

/// Asks the r/SpaceX API for launches, rockets and launchpads at once and reads the answers.
///
/// Without the rockets or the launchpads the launches still stand, with a warning; without the
/// launches there is nothing to show.
struct LaunchesService: LaunchesServiceInput {
    let request: any BaseRequestInput

    /// All launches: the API is not asked for fewer.
    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
        async let rockets = request.lookUp(.rockets, called: "names of the rockets")
        async let launchpads = request.lookUp(.launchpads, called: "names of the launch sites")
        var response = try await request.value(
            of: Resource.launches(at: .launches).withBody)
        let (knownRockets, sites) = await (rockets, launchpads)
        let rocketNames = knownRockets.byID.mapValues(\.name)
        let siteNames = sites.byID.compactMapValues { $0.name.nonBlank }
        // Before anything else holds the launches, so that none is copied.
        for index in response.value.launches.indices {
            response.value.launches[index].lookUp(rockets: rocketNames, launchpads: siteNames)
        }
        var entity = LaunchPages.entity(ofAll: response.value)
        entity.response = response.body
        entity.sites = sites.byID
        entity.warnings += [knownRockets.warning, sites.warning].compactMap(\.self)
        return entity
    }
}

extension LaunchEntity {
    /// Puts the names of what the ids refer to where there are none yet.
    fileprivate mutating func lookUp(rockets: [String: String], launchpads: [String: String]) {
        if rocket == nil { rocket = rocketID.flatMap { rockets[$0] } }
        if launchpad == nil { launchpad = launchpadID.flatMap { launchpads[$0] } }
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
