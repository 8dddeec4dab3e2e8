import FeatureTesting
import Fixtures
import Foundation
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

extension LaunchSearch {
    /// A search from text that is known to be valid.
    static func words(_ text: String) throws -> LaunchSearch {
        try #require(LaunchSearch(text))
    }
}

extension LaunchDetailService {
    /// The service of a source with the r/SpaceX API.
    static func sample(_ request: BaseRequestSpy) -> LaunchDetailService {
        LaunchDetailService(request: request, service: launchesService(request, api: .rSpaceX))
    }
}

extension LaunchDetailEntity {
    /// The entity of a record of the r/SpaceX API.
    static func read(_ json: String) throws -> LaunchDetailEntity {
        try #require(try JSONReader.read(Data(json.utf8)) { LaunchDetailEntity(json: &$0) })
    }

    /// Finds a launch in a response; nil if it is missing.
    static func found(_ launch: LaunchEntity, in response: Data) -> LaunchDetailEntity? {
        let found = try? JSONReader.read(response) { LaunchDetailEntity(of: launch, json: &$0) }
        return found.flatMap(\.self)
    }
}

extension BaseRequestSpy {
    /// A request with the launches of the fixtures and what they refer to, or with others.
    static func detailed(
        launches: Answer? = nil,
        launchpads: Answer? = nil,
        payloads: Answer? = nil,
        cores: Answer? = nil,
        landpads: Answer? = nil,
        own: [String: Answer] = [:]
    ) throws -> BaseRequestSpy {
        var answers: [Endpoint: Answer] = [
            .launches: try launches ?? .text(Fixture.launches),
            .rockets: .text(try Fixture.rockets),
            .launchpads: try launchpads ?? .text(Fixture.launchpads),
            .payloads: try payloads ?? .text(SpaceXResponses.payloads),
            .cores: try cores ?? .text(SpaceXResponses.cores),
            .landpads: try landpads ?? .text(SpaceXResponses.landpads),
        ]
        for (id, answer) in own { answers[Endpoint("/v4/launches/\(id)")] = answer }
        return BaseRequestSpy(answers)
    }
}

extension [Block] {
    /// The table with a key; nil if there is none.
    func table(_ key: String) -> Table? {
        lazy.compactMap { block -> Table? in
            if case .table(let table) = block, table.key == key { table } else { nil }
        }.first
    }

    /// The value of the fact with a key; nil if there is none.
    func fact(_ key: String) -> Cell? {
        facts.first { $0.key == key }?.value
    }
}
