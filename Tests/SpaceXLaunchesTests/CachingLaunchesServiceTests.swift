import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Synchronization
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
            all: .text(#"{"count": 1, "results": [{"id": "a", "net": null, "name": "Heron | A"}]}"#)
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

    @Test func `queries at the same time wait for one load`() async throws {
        let (gate, service) = (Gate(), GatedLaunches())
        let caching = CachingLaunchesService(
            service: service.behind(gate), memory: FeatureMemory(), loadsAll: true)

        async let first = caching.launches(LaunchesQuery())
        await gate.reached()
        async let second = caching.launches(LaunchesQuery(order: .desc))
        await gate.open()

        #expect(try await first == second)
        #expect(service.loads.withLock { $0 } == 1)
    }

    @Test func `a query that waits for a load that is cancelled loads itself`() async throws {
        let (gate, service) = (Gate(), GatedLaunches())
        let caching = CachingLaunchesService(
            service: service.behind(gate), memory: FeatureMemory(), loadsAll: true)

        let first = Task { try await caching.launches(LaunchesQuery()) }
        await gate.reached()
        async let second = caching.launches(LaunchesQuery())
        first.cancel()
        await gate.open()

        await #expect(throws: RequestError.cancelled) { try await first.value }
        #expect(try await second.isComplete)
        #expect(service.loads.withLock { $0 } == 2)
    }
}

/// Counts the loads, each of which waits at a gate.
private final class GatedLaunches: Sendable {
    let loads = Mutex(0)

    func behind(_ gate: Gate) -> some LaunchesServiceInput {
        Service(spy: self, gate: gate)
    }

    private struct Service: LaunchesServiceInput {
        let spy: GatedLaunches
        let gate: Gate

        func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
            spy.loads.withLock { $0 += 1 }
            await gate.passed()
            if Task.isCancelled { throw .cancelled }
            return LaunchesEntity(isComplete: true)
        }
    }
}
