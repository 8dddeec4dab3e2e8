import Networking
import SpaceXLaunches

/// Asks Launch Library for the launches of a search in its detailed mode: one call does for all.
///
/// An hour has 15 calls without a token, so what the server does not find it is not asked twice.
struct LaunchLibraryDetailService: LaunchDetailServiceInput {
    let request: any BaseRequestInput

    func launches(_ search: LaunchSearch) async throws(RequestError) -> LaunchesEntity {
        let answer = try await request.value(
            of: Resource.launches(at: .launches(search)).withBody)
        let page = answer.value
        return LaunchesEntity(
            launches: page.launches,
            answer: answer.body,
            unfetched: max(0, (page.count ?? 0) - page.launches.count - page.dropped),
            warnings: [LaunchesEntity.warning(dropped: page.dropped)].compactMap(\.self)
        )
    }

    func detail(
        of launch: LaunchEntity,
        among launches: LaunchesEntity
    ) async -> LaunchDetailEntity {
        LaunchDetailEntity(of: launch, in: launches.answer) ?? LaunchDetailEntity()
    }
}

extension Endpoint {
    /// SpaceX is agency 121; a flight number is how many launches it had tried with that one.
    ///
    /// A record in the detailed mode is long, and of those that match few can be meant.
    fileprivate static func launches(_ search: LaunchSearch) -> Endpoint {
        let choice =
            if search.isUUID {
                QueryItem("id", search.text)
            } else if let number = search.number {
                QueryItem("agency_launch_attempt_count", "\(number)")
            } else {
                QueryItem("search", search.text)
            }
        return Endpoint(
            "/2.3.0/launches/",
            query: [
                QueryItem("lsp__id", "121"), QueryItem("mode", "detailed"), choice,
                QueryItem("ordering", "-net"), QueryItem("limit", "40"),
            ])
    }
}
