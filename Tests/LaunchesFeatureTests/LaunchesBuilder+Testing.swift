import FeatureTesting
import SectionKit
import SpaceXLaunches

@testable import LaunchesFeature

extension LaunchesBuilder {
    /// The section of a source with the r/SpaceX API.
    static func section(
        request: BaseRequestSpy,
        query: LaunchesQuery = LaunchesQuery()
    ) -> LaunchesSection {
        section(request: request, api: .rSpaceX, query: query, now: GoldenFormat.now)
    }

    /// The section's snapshot after loading.
    static func snapshot(
        _ query: LaunchesQuery = LaunchesQuery(),
        from request: BaseRequestSpy
    ) async -> SectionSnapshot {
        await section(request: request, query: query).loaded()
    }
}
