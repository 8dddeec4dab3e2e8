import FeatureTesting
import SpaceXLaunches

@testable import NextLaunchFeature

extension NextLaunchBuilder {
    /// The section of a source with the r/SpaceX API.
    static func section(request: BaseRequestSpy, count: Int = 1) -> NextLaunchSection {
        section(request: request, api: .rSpaceX, count: count, now: GoldenFormat.now)
    }
}
