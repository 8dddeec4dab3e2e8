package import Networking

/// Asks the r/SpaceX API for launches, rockets and launchpads at once and reads the answers.
///
/// Without the rockets or the launchpads the launches still stand, with a warning; without the
/// launches there is nothing to show.
struct LaunchesService: LaunchesServiceInput {
    let request: any BaseRequestInput

    /// All launches: the API is not asked for fewer.
    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
        async let rockets = request.names(of: .rockets, called: "rockets")
        async let launchpads = request.names(of: .launchpads, called: "launch sites")
        var page = try await request.launchPage(.launches)
        let (rocketNames, launchpadNames) = await (rockets, launchpads)
        for index in page.launches.indices {
            page.launches[index].lookUp(rockets: rocketNames.byID, launchpads: launchpadNames.byID)
        }
        return LaunchesEntity(
            launches: page.launches,
            isWhole: true,
            warnings: [
                LaunchesEntity.warning(dropped: page.dropped), rocketNames.warning,
                launchpadNames.warning,
            ].compactMap(\.self)
        )
    }
}

extension BaseRequestInput {
    /// The names of what launches refer to by id; without them there is a warning instead.
    package func names(
        of endpoint: Endpoint,
        called kind: String
    ) async -> (byID: [String: String], warning: String?) {
        do throws(RequestError) {
            let answer = try await records(of: endpoint) { NamedEntity(json: &$0) }
            let pairs = answer.records.map { ($0.id, $0.name) }
            return (Dictionary(pairs) { _, last in last }, nil)
        } catch {
            return ([:], "The names of the \(kind) are unknown: \(error.summary).")
        }
    }
}

extension LaunchEntity {
    /// Puts the names of what the ids refer to where there are none yet.
    package mutating func lookUp(rockets: [String: String], launchpads: [String: String]) {
        if rocket == nil { rocket = rocketID.flatMap { rockets[$0] } }
        if launchpad == nil { launchpad = launchpadID.flatMap { launchpads[$0] } }
    }
}

extension Endpoint {
    package static let launches = Endpoint("/v4/launches")
    package static let rockets = Endpoint("/v4/rockets")
    package static let launchpads = Endpoint("/v4/launchpads")
}
