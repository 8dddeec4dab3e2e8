import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import SpaceXLaunches

/// Tests that launches are requested once, even if a screen shows them several times.
struct CachingLaunchesServiceTests {
    @Test func `the second query sends no request`() async throws {
        let spy = try BaseRequestSpy.api()
        let service = launchesService(spy, api: .rSpaceX, memory: FeatureMemory())

        let first = try await service.launches(LaunchesQuery())
        let asked = spy.asked.count
        let second = try await service.launches(LaunchesQuery(order: .desc))

        #expect(first == second)
        #expect(spy.asked.count == asked)
    }

    @Test func `every query sends requests if there is no memory`() async throws {
        let spy = try BaseRequestSpy.api()
        let service = launchesService(spy, api: .rSpaceX)

        _ = try await service.launches(LaunchesQuery())
        let asked = spy.asked.count
        _ = try await service.launches(LaunchesQuery())

        #expect(spy.asked.count == 2 * asked)
    }

    @Test func `a partial list is not cached`() async throws {
        let memory = FeatureMemory()
        let service = LaunchesServiceSpy(answer: .success(LaunchesEntity(isComplete: false)))

        _ = try await CachingLaunchesService(service: service, memory: memory).launches(
            LaunchesQuery())

        #expect(memory.value(of: LaunchesEntity.self) == nil)
    }

    @Test func `a query by year is served from the cached list`() async throws {
        let all = Endpoint(
            "/2.3.0/launches/",
            query: [
                .init("lsp__id", "121"), .init("mode", "normal"), .init("ordering", "net"),
                .init("limit", "100"), .init("offset", "0"),
            ])
        let spy = BaseRequestSpy([
            all: .text(#"{"count": 1, "results": [{"id": "a", "name": "Heron | A"}]}"#)
        ])
        let service = launchesService(spy, api: .launchLibrary, memory: FeatureMemory())

        let first = try await service.launches(LaunchesQuery())
        let years = LaunchFilter(years: YearSet("2020"))
        let second = try await service.launches(
            LaunchesQuery(filter: years, order: .desc, page: ListPage(limit: 5)))

        #expect(first.isComplete)
        #expect(first == second)
        #expect(spy.asked == [all])
    }
}
