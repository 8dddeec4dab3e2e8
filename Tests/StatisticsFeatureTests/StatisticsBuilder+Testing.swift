import FeatureTesting
import SectionKit
import SpaceXLaunches

@testable import StatisticsFeature

extension StatisticsBuilder {
    /// The section of a source with the r/SpaceX API.
    static func section(
        request: BaseRequestSpy,
        filter: LaunchFilter = LaunchFilter()
    ) -> StatisticsSection {
        section(request: request, api: .rSpaceX, filter: filter, now: GoldenFormat.now)
    }

    /// The section's snapshot after loading.
    static func snapshot(from request: BaseRequestSpy) async -> SectionSnapshot {
        await section(request: request).loaded()
    }
}
