package import FeatureTesting
package import SpaceXLaunches

extension SpaceXDependencies {
    /// The dependencies of features for a source with the r/SpaceX API.
    package static func sample(_ request: BaseRequestSpy) -> SpaceXDependencies {
        SpaceXDependencies(request: request, api: .rSpaceX, now: GoldenFormat.now)
    }
}
