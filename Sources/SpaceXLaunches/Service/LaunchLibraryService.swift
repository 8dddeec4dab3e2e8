import Networking
import SectionKit

/// Asks Launch Library for SpaceX's launches, page after page until the query has what it needs.
///
/// An hour has 15 calls without a token, so the years, the order and the limit of the query are
/// left to the server where it can honour them.
struct LaunchLibraryService: LaunchesServiceInput {
    let request: any BaseRequestInput

    fileprivate static let pageSize = 100

    /// Ten times what there is to know; a list that goes on after it has no end.
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
    /// How many launches of the server's order are enough; nil if all are needed, because only
    /// the reader of the answer can tell which match.
    fileprivate var firstCount: Int? {
        guard filter.outcomes == nil, filter.rocket == nil, filter.search == nil,
            filter.years?.isContiguous ?? true,
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
            items.append(QueryItem("net__gte", "\(years.lowerBound)-01-01T00:00:00Z"))
            items.append(QueryItem("net__lt", "\(years.upperBound + 1)-01-01T00:00:00Z"))
        }
        // Where all are fetched one order does, so that sections can share the answers.
        let isDescending = query.order == .desc && query.firstCount != nil
        items.append(QueryItem("ordering", isDescending ? "-net" : "net"))
        items.append(QueryItem("limit", "\(LaunchLibraryService.pageSize)"))
        items.append(QueryItem("offset", "\(offset)"))
        // Those just flown stay on that list for a while; they are told by their status.
        let list = query.filter.stage == .upcoming ? "upcoming/" : ""
        return Endpoint("/2.3.0/launches/\(list)", query: items)
    }
}
