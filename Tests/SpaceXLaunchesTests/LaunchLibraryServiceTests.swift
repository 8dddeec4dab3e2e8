import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import SpaceXLaunches

/// Tests of requests to Launch Library, page by page.
@Suite struct LaunchLibraryServiceTests {
    private static func endpoint(
        _ items: [(String, String)] = [],
        order: String = "net",
        offset: Int = 0,
        list: String = ""
    ) -> Endpoint {
        let all =
            [("lsp__id", "121"), ("mode", "normal")] + items + [
                ("ordering", order), ("limit", "100"), ("offset", "\(offset)"),
            ]
        return Endpoint(
            "/2.3.0/launches/\(list)", query: all.map { Endpoint.QueryItem($0.0, $0.1) })
    }

    private static func page(_ ids: [Int], of count: Int) -> BaseRequestSpy.Answer {
        let results = ids.map {
            #"{"id": "\#($0)", "net": null, "name": "Heron | Mission \#($0)"}"#
        }
        return .text(#"{"count": \#(count), "results": [\#(results.joined(separator: ","))]}"#)
    }

    private static func years(_ text: String) throws -> YearSet {
        try #require(YearSet(text))
    }

    @Test func `the server filters by year and sorts`() async throws {
        let asked = Self.endpoint(
            [("net__gte", "2018-01-01T00:00:00Z"), ("net__lt", "2021-01-01T00:00:00Z")],
            order: "-net")
        let request = BaseRequestSpy([asked: Self.page([1], of: 1)])
        let query = LaunchesQuery(
            filter: LaunchFilter(years: try Self.years("2018-2020")), order: .desc,
            page: ListPage(limit: 5))

        let entity = try await LaunchLibraryService(request: request).launches(query)

        #expect(entity.launches.map(\.name) == ["Mission 1"])
        #expect(request.asked == [asked])
    }

    @Test func `all launches are requested in one order, to share the responses`() async throws {
        let request = BaseRequestSpy([Self.endpoint(): Self.page([1], of: 1)])

        _ = try await LaunchLibraryService(request: request)
            .launches(LaunchesQuery(order: .desc))

        #expect(request.asked == [Self.endpoint()])
    }

    @Test func `upcoming launches are requested until there are enough`() async throws {
        let flown = #"{"id": "f", "net": null, "name": "Flown", "status": {"id": 3}}"#
        let next = (0..<99).map {
            #"{"id": "\#($0)", "net": null, "name": "\#($0)", "status": {"id": 1}}"#
        }
        let first = Self.endpoint(list: "upcoming/")
        let second = Self.endpoint(offset: 100, list: "upcoming/")
        let answer = #"{"count": 150, "results": [\#(([flown] + next).joined(separator: ","))]}"#
        let request = BaseRequestSpy([first: .text(answer), second: Self.page([], of: 150)])
        let service = LaunchLibraryService(request: request)
        let filter = LaunchFilter(stage: .upcoming)

        let enough = try await service.launches(
            LaunchesQuery(filter: filter, page: ListPage(limit: 99)))
        #expect(request.asked == [first])
        #expect(enough.unfetched == 50)

        _ = try await service.launches(LaunchesQuery(filter: filter, page: ListPage(limit: 100)))
        #expect(request.asked == [first, first, second])
    }

    @Test func `pages are requested until all launches are read`() async throws {
        let request = BaseRequestSpy([
            Self.endpoint(): Self.page(Array(0..<100), of: 102),
            Self.endpoint(offset: 100): Self.page([99, 100, 101], of: 102),
        ])

        let entity = try await LaunchLibraryService(request: request).launches(LaunchesQuery())

        #expect(entity.launches.compactMap(\.id) == (0..<102).map(String.init))
        #expect(entity.unfetched == 0)
        #expect(request.unexpected == [])
    }

    @Test func `an offset beyond the list is not an error`() async throws {
        let request = BaseRequestSpy([Self.endpoint(): Self.page([0, 1], of: 2)])

        let entity = try await LaunchLibraryService(request: request)
            .launches(LaunchesQuery(order: .asc, page: ListPage(offset: .max, limit: 1)))

        #expect(entity.launches.count == 2)
    }

    @Test func `requests stop at the limit, and the other launches are counted`() async throws {
        let request = BaseRequestSpy([Self.endpoint(): Self.page(Array(0..<100), of: 548)])

        let entity = try await LaunchLibraryService(request: request)
            .launches(LaunchesQuery(order: .asc, page: ListPage(offset: 10, limit: 90)))

        #expect(request.asked.count == 1)
        #expect(entity.launches.count == 100)
        #expect(entity.unfetched == 448)
    }

    @Test func `all launches are requested if the server cannot filter them`() async throws {
        let request = BaseRequestSpy([
            Self.endpoint(): Self.page(Array(0..<100), of: 101),
            Self.endpoint(offset: 100): Self.page([100], of: 101),
        ])

        _ = try await LaunchLibraryService(request: request)
            .launches(
                LaunchesQuery(filter: LaunchFilter(search: "heron"), page: ListPage(limit: 1)))

        #expect(request.asked.count == 2)
    }

    @Test func `the service fails if a page fails`() async {
        let request = BaseRequestSpy([
            Self.endpoint(): Self.page(Array(0..<100), of: 101),
            Self.endpoint(offset: 100): .failure(.timedOut(seconds: 3)),
        ])

        await #expect(throws: RequestError.timedOut(seconds: 3)) {
            try await LaunchLibraryService(request: request).launches(LaunchesQuery())
        }
    }
}
