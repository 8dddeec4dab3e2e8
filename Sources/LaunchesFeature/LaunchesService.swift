import Networking

/// Asks the r/SpaceX API for launches, rockets and launchpads at once and reads the answers.
///
/// Without the rockets or the launchpads the launches still stand, with a warning; without the
/// launches there is nothing to show.
struct LaunchesService: LaunchesServiceInput {
    let request: any BaseRequestInput

    /// All launches: the API is not asked for fewer.
    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
        async let rockets = names(of: .rockets, called: "rockets")
        async let launchpads = names(of: .launchpads, called: "launch sites")
        let page = try await request.launchPage(.launches)
        let (rocketNames, launchpadNames) = await (rockets, launchpads)
        return LaunchesEntity(
            launches: page.launches.map { launch in
                var launch = launch
                launch.rocket = launch.rocket ?? launch.rocketID.flatMap { rocketNames.byID[$0] }
                launch.launchpad =
                    launch.launchpad ?? launch.launchpadID.flatMap { launchpadNames.byID[$0] }
                return launch
            },
            warnings: [
                LaunchesEntity.warning(dropped: page.dropped), rocketNames.warning,
                launchpadNames.warning,
            ].compactMap(\.self)
        )
    }

    private func names(
        of endpoint: Endpoint,
        called kind: String
    ) async -> (byID: [String: String], warning: String?) {
        do throws(RequestError) {
            let answer = try await request.records(of: endpoint) { NamedEntity(json: &$0) }
            let pairs = answer.records.map { ($0.id, $0.name) }
            return (Dictionary(pairs) { _, last in last }, nil)
        } catch {
            return ([:], "The names of the \(kind) are unknown: \(error.summary).")
        }
    }
}

extension Endpoint {
    static let launches = Endpoint("/v4/launches")
    static let rockets = Endpoint("/v4/rockets")
    static let launchpads = Endpoint("/v4/launchpads")
}
