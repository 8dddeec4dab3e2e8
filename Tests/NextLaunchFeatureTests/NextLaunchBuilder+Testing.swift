import FeatureTesting
import SpaceXAPI

@testable import NextLaunchFeature

extension NextLaunchBuilder {
    /// The section of a source that speaks the r/SpaceX API.
    static func section(request: BaseRequestSpy, count: Int = 1) -> NextLaunchSection {
        section(request: request, api: .spacex, count: count, now: GoldenForm.now)
    }
}
