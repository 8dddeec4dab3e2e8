import Networking

/// Asks the shared request for launches, rockets and launchpads at once and reads the answers.
///
/// Without the rockets or the launchpads the launches still stand, with a warning; without the
/// launches there is nothing to show.
struct LaunchesService: LaunchesServiceInput {
    let request: any BaseRequestInput

    func launches() async throws(RequestError) -> LaunchesEntity {
        async let rockets = names(of: .rockets, called: "rockets")
        async let launchpads = names(of: .launchpads, called: "launch sites")
        let answer = try await request.records(of: .launches) { LaunchEntity(json: &$0) }
        let (rocketNames, launchpadNames) = await (rockets, launchpads)
        return LaunchesEntity(
            launches: answer.records,
            rockets: rocketNames.byID,
            launchpads: launchpadNames.byID,
            warnings: [
                Self.warning(dropped: answer.dropped), rocketNames.warning, launchpadNames.warning,
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

    private static func warning(dropped: Int) -> String? {
        switch dropped {
        case 0: nil
        case 1: "1 launch could not be read and is left out."
        default: "\(dropped) launches could not be read and are left out."
        }
    }
}

extension Endpoint {
    static let launches = Endpoint("/v4/launches")
    static let rockets = Endpoint("/v4/rockets")
    static let launchpads = Endpoint("/v4/launchpads")
}
