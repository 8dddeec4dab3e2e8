import FeatureTesting
import SectionKit
import SpaceXLaunches

@testable import StatisticsFeature

extension StatisticsBuilder {
    /// The section of a source that speaks the r/SpaceX API.
    static func section(
        request: BaseRequestSpy,
        filter: LaunchFilter = LaunchFilter()
    ) -> StatisticsSection {
        section(request: request, api: .rSpaceX, filter: filter, now: GoldenFormat.now)
    }

    /// What the section shows in the end.
    static func snapshot(from request: BaseRequestSpy) async -> SectionSnapshot {
        await section(request: request).loaded()
    }
}
