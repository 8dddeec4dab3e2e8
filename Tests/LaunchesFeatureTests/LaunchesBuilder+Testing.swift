import FeatureTesting
import SectionKit
import SpaceXLaunches

@testable import LaunchesFeature

extension LaunchesBuilder {
    /// The section of a source that speaks the r/SpaceX API.
    static func section(
        request: BaseRequestSpy,
        query: LaunchesQuery = LaunchesQuery()
    ) -> LaunchesSection {
        section(request: request, api: .rSpaceX, query: query, now: GoldenFormat.now)
    }

    /// What the section shows in the end.
    static func snapshot(
        _ query: LaunchesQuery = LaunchesQuery(),
        from request: BaseRequestSpy
    ) async -> SectionSnapshot {
        await section(request: request, query: query).loaded()
    }
}
