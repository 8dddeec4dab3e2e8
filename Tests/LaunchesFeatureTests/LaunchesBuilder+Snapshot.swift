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
        let section = section(request: request, query: query, now: GoldenForm.now)
        let output = SectionOutputSpy<LaunchList>()
        await section.load(into: output)
        return SectionSnapshot(section, output.states.last ?? .loading)
    }
}
