package import FeatureTesting
package import SpaceXLaunches

extension SpaceXDependencies {
    /// What the features are built from over a source that speaks the r/SpaceX API.
    package static func sample(_ request: BaseRequestSpy) -> SpaceXDependencies {
        SpaceXDependencies(request: request, api: .rSpaceX, now: GoldenFormat.now)
    }
}
