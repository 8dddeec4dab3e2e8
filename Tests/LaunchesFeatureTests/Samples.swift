import FeatureTesting
import Fixtures
import Networking
import SectionKit

@testable import LaunchesFeature

extension Launch {
    /// A launch of which little is known but what a test is about.
    static func sample(
        _ name: String = "Sample",
        number: Int? = nil,
        date: String? = nil,
        precision: PreciseDate.Precision = .hour,
        rocket: String? = nil,
        launchpad: String? = nil,
        outcome: Outcome = .success
    ) -> Launch {
        Launch(
            flightNumber: number,
            name: name,
            date: date.flatMap(ISO8601.date).map { PreciseDate($0, precision: precision) },
            rocket: rocket,
            launchpad: launchpad,
            outcome: outcome,
            patch: nil,
            webcast: nil,
            article: nil,
            wikipedia: nil
        )
    }
}

extension BaseRequestSpy {
    /// A request that has the launches, rockets and launchpads of the fixtures, or these.
    static func api(
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
