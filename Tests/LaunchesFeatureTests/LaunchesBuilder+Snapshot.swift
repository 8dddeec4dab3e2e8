import FeatureTesting
import SectionKit
import SpaceXLaunches

@testable import LaunchesFeature

extension LaunchesBuilder {
    /// What the section shows in the end.
    static func snapshot(
        _ query: LaunchesQuery,
        from request: BaseRequestSpy
    ) async -> SectionSnapshot {
        await section(request: request, query: query, now: GoldenForm.now).loaded()
    }
}
