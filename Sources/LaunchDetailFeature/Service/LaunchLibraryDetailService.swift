import Networking
import SpaceXLaunches

/// Asks Launch Library for the launches of a search in its detailed mode: one call does for most.
///
/// An hour has 15 calls without a token, so a second is made only where more launches match than
/// the first answer has, and none of those is to the letter what was asked for.
struct LaunchLibraryDetailService: LaunchDetailServiceInput {
    let request: any BaseRequestInput

    /// More than any search has; a list that goes on after it has no end.
    private static let maximumPageCount = 10

    func launches(_ search: LaunchSearch) async throws(RequestError) -> LaunchesEntity {
        let response = try await request.value(
            of: Resource.launches(at: .launches(search)).withBody)
        var pages = LaunchPages(pageSize: Endpoint.detailedPageSize)
        pages.add(response.value)
        var warnings: [String] = []
        do throws(RequestError) {
            try await readOn(&pages, for: search)
        } catch {
            warnings = ["Some matching launches could not be loaded: \(error.summary)."]
        }
        var entity = pages.entity(unfetched: 0)
        if !pages.isFound(search) {
            entity = pages.entity(isOfAll: false, hasMore: !pages.isAtEnd)
            entity.unfetched = pages.remaining
        }
        entity.response = response.body
        entity.warnings += warnings
        return entity
    }

    /// Asks for page after page, until one has what was asked for to the letter.
    private func readOn(
        _ pages: inout LaunchPages,
        for search: LaunchSearch
    ) async throws(RequestError) {
        for _ in 0..<Self.maximumPageCount {
            if pages.isAtEnd || pages.isStuck || pages.isFound(search) { return }
            pages.add(
                try await request.value(of: .launches(at: .launches(search, after: pages.read))))
        }
    }

    /// The launch's record in the first answer, or its own if another page told of it.
    func detail(
        of launch: LaunchEntity,
        among launches: LaunchesEntity
    ) async -> LaunchDetailEntity {
        if let detail = LaunchDetailEntity(of: launch, in: launches.response) { return detail }
        guard let id = launch.id else { return LaunchDetailEntity() }
        return await request.record(of: launch, at: .launch(withID: id))
    }
}

extension LaunchPages {
    /// Whether a launch that was read is to the letter what was asked for.
    fileprivate func isFound(_ search: LaunchSearch) -> Bool {
        launches.contains { search.isExactly(Launch($0)) }
    }
}

extension Endpoint {
    /// A record in the detailed mode is long, and of those that match few can be meant.
    fileprivate static let detailedPageSize = 40

    /// The first launches of a search, with all that is known of them.
    ///
    /// A flight number is how many launches SpaceX had tried with that one.
    fileprivate static func launches(_ search: LaunchSearch) -> Endpoint {
        launches(choice(of: search), mode: "detailed", limit: detailedPageSize)
    }

    /// The launches of a search after the first ones, as lists have them.
    fileprivate static func launches(_ search: LaunchSearch, after offset: Int) -> Endpoint {
        launches(choice(of: search), mode: "normal", limit: 100, offset: offset)
    }

    /// One launch, with all that is known of it.
    fileprivate static func launch(withID id: String) -> Endpoint {
        launches(QueryItem("id", id), mode: "detailed", limit: detailedPageSize)
    }

    private static func choice(of search: LaunchSearch) -> QueryItem {
        if search.isUUID {
            QueryItem("id", search.text)
        } else if let number = search.number {
            QueryItem("agency_launch_attempt_count", "\(number)")
        } else {
            QueryItem("search", search.text)
        }
    }

    /// SpaceX is agency 121.
    private static func launches(
        _ choice: QueryItem,
        mode: String,
        limit: Int,
        offset: Int? = nil
    ) -> Endpoint {
        let items = [
            QueryItem("lsp__id", "121"), QueryItem("mode", mode), choice,
            QueryItem("ordering", "-net"), QueryItem("limit", "\(limit)"),
        ]
        return Endpoint(
            "/2.3.0/launches/", query: items + (offset.map { [QueryItem("offset", "\($0)")] } ?? [])
        )
    }
}
