import Networking
import SectionKit

/// Requests SpaceX's launches from Launch Library, page by page until the query has enough.
///
/// Without a token the server allows 15 requests an hour, so it is left to the server to apply the
/// years, the order and the limit of the query if it can.
struct LaunchLibraryService: LaunchesServiceInput {
    let request: any BaseRequestInput

    fileprivate static let pageSize = 100

    /// Ten times the pages that exist; a longer list is endless.
    private static let maximumPageCount = 50

    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
        let matches = query.filter.test()
        var list = LaunchPages(pageSize: Self.pageSize)
        let isOfAll = query.filter.years == nil && query.filter.stage != .upcoming
        var found = 0
        for _ in 0..<Self.maximumPageCount {
            let page = try await request.value(
                of: .launches(at: .launches(query, offset: list.read)))
            let new = list.add(page)
            if list.isAtEnd {
                return list.entity(isOfAll: isOfAll, hasMore: false)
            }
            if list.isStuck { break }
            found += new.count { matches(Launch($0)) }
            if let enough = query.firstCount, found >= enough {
                return list.entity(unfetched: list.remaining)
            }
        }
        return list.entity(isOfAll: isOfAll, hasMore: true)
    }
}

extension LaunchesQuery {
    /// How many launches in the server's order are enough; nil if all are needed, because the
    /// server does not support one of the filters.
    fileprivate var firstCount: Int? {
        guard filter.outcomes == nil, filter.rocket == nil, filter.search == nil,
            filter.years == nil || filter.years?.isContiguous == true && filter.zone == .utc,
            filter.stage == nil || (filter.stage == .upcoming && order == .asc)
        else {
            return nil
        }
        return page.end
    }
}

extension Endpoint {
    /// SpaceX is agency 121; `normal` is the least detailed mode that has the launch site.
    fileprivate static func launches(_ query: LaunchesQuery, offset: Int) -> Endpoint {
        var items = [QueryItem("lsp__id", "121"), QueryItem("mode", "normal")]
        if let years = query.filter.years?.bounds {
            // In another zone, a year begins and ends up to a day earlier or later.
            let (first, last) = query.filter.zone == .utc ? ("01-01", "01-01") : ("12-31", "01-02")
            let before = query.filter.zone == .utc ? 0 : 1
            if years.lowerBound > YearSet.all.lowerBound {
                items.append(
                    QueryItem("net__gte", "\(years.lowerBound - before)-\(first)T00:00:00Z"))
            }
            if years.upperBound < YearSet.all.upperBound {
                items.append(QueryItem("net__lt", "\(years.upperBound + 1)-\(last)T00:00:00Z"))
            }
        }
        // If all are fetched, the order does not matter, and sections can share the responses.
        let isDescending = query.order == .desc && query.firstCount != nil
        items.append(QueryItem("ordering", isDescending ? "-net" : "net"))
        items.append(QueryItem("limit", "\(LaunchLibraryService.pageSize)"))
        items.append(QueryItem("offset", "\(offset)"))
        // Recent launches stay on that list for a while; their status says that they are past.
        let list = query.filter.stage == .upcoming ? "upcoming/" : ""
        return Endpoint("/2.3.0/launches/\(list)", query: items)
    }
}
