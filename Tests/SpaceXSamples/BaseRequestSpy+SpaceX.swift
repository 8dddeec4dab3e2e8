package import FeatureTesting
import Fixtures
import Networking
import SpaceXLaunches

extension BaseRequestSpy {
    /// A request with the launches, rockets and launchpads of the fixtures, or with others.
    package static func api(
        launches: Answer? = nil,
        rockets: Answer? = nil,
        launchpads: Answer? = nil
    ) throws -> BaseRequestSpy {
        BaseRequestSpy([
            .launches: try launches ?? .text(Fixture.launches),
            .rockets: try rockets ?? .text(Fixture.rockets),
            .launchpads: try launchpads ?? .text(Fixture.launchpads),
        ])
    }
}
