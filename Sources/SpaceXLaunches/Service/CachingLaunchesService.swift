import FeatureKit
import Networking

/// A service that requests the list of all launches once and serves later queries from memory.
struct CachingLaunchesService: LaunchesServiceInput {
    let service: any LaunchesServiceInput
    let memory: FeatureMemory

    /// Whether every query loads the whole list, so that queries can wait for one load.
    var loadsAll = false

    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
        let load = memory.value(orKeeping: { LaunchesLoad() })
        while true {
            if let known = memory.value(of: LaunchesEntity.self) { return known }
            if !loadsAll { return try await newLaunches(query) }
            if load.begin() {
                let result = await Result(of: query, from: self)
                load.end(result)
                return try result.get()
            }
            if let result = await load.result() { return try result.get() }
            if Task.isCancelled { throw .cancelled }
        }
    }

    fileprivate func newLaunches(
        _ query: LaunchesQuery
    ) async throws(RequestError) -> LaunchesEntity {
        let entity = try await service.launches(loadsAll ? LaunchesQuery() : query)
        if entity.isComplete { memory.keep(entity) }
        return entity
    }
}

extension Result<LaunchesEntity, RequestError> {
    fileprivate init(of query: LaunchesQuery, from service: CachingLaunchesService) async {
        do throws(RequestError) {
            self = .success(try await service.newLaunches(query))
        } catch {
            self = .failure(error)
        }
    }
}
