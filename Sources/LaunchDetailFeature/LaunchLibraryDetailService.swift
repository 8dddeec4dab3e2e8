import Networking
import SpaceXLaunches

/// Searches Launch Library in detailed mode; most searches take one request.
///
/// Without a token the server allows 15 requests an hour, so more pages are requested only if the
/// first one has neither all matches nor an exact one.
struct LaunchLibraryDetailService: LaunchDetailServiceInput {
    let request: any BaseRequestInput

    /// More pages than any search has; a longer list is endless.
    private static let maximumPageCount = 10

    func launches(_ search: LaunchSearch) async throws(RequestError) -> LaunchesEntity {
        let response = try await request.value(
            of: Resource.launches(at: .launches(search)).withBody)
        var pages = LaunchPages(pageSize: Endpoint.detailedPageSize)
        pages.add(response.value)
        var failure: String?
        do throws(RequestError) {
            try await readRemainingPages(&pages, for: search)
        } catch {
            failure = "Some matching launches could not be loaded: \(error.summary)."
        }
        var entity = pages.entity(unfetched: 0)
        if !pages.hasExactMatch(for: search) {
            entity = pages.entity(isOfAll: false, hasMore: !pages.isAtEnd)
            entity.unfetched = pages.remaining
        }
        entity.response = response.body
        entity.isPartial = failure != nil
        entity.warnings += [failure].compactMap(\.self)
        return entity
    }

    /// Requests the following pages until one has an exact match.
    private func readRemainingPages(
        _ pages: inout LaunchPages,
        for search: LaunchSearch
    ) async throws(RequestError) {
        for _ in 0..<Self.maximumPageCount {
            if pages.isAtEnd || pages.isStuck || pages.hasExactMatch(for: search) { return }
            pages.add(
                try await request.value(of: .launches(at: .launches(search, after: pages.read))))
        }
    }

    /// The launch's record on the first page, or its own if it is on another page.
    func detail(
        of launch: LaunchEntity,
        among launches: LaunchesEntity
    ) async -> LaunchDetailEntity {
        if let detail = LaunchDetailEntity.listed(launch, in: launches.response) { return detail }
        guard let id = launch.id else { return LaunchDetailEntity() }
        return await request.record(of: launch, at: .launch(withID: id))
    }
}

extension LaunchPages {
    /// Whether one of the launches matches exactly.
    fileprivate func hasExactMatch(for search: LaunchSearch) -> Bool {
        launches.contains { search.matchesExactly(Launch($0)) }
    }
}

extension Endpoint {
    /// Small, because records in detailed mode are long and few matches are relevant.
    fileprivate static let detailedPageSize = 40

    /// The first page of a search, in detailed mode.
    ///
    /// A flight number is SpaceX's count of launch attempts, including that one.
    fileprivate static func launches(_ search: LaunchSearch) -> Endpoint {
        launches(choice(of: search), mode: "detailed", limit: detailedPageSize)
    }

    /// The following pages of a search, in normal mode.
    fileprivate static func launches(_ search: LaunchSearch, after offset: Int) -> Endpoint {
        launches(choice(of: search), mode: "normal", limit: 100, offset: offset)
    }

    /// One launch, in detailed mode.
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
