import AirportSamples
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import FlightsFeature

/// The section over a source and a request that are spies.
enum FlightsHarness {
    /// The section of options over a sky, or over a busy source for nil.
    static func section(
        _ options: [String: String], _ sky: Sky? = .sample()
    ) throws -> FlightsSection {
        let busy = RequestError.busy(status: 429, retryAfter: 7200)
        let answer = sky.map(Result<Sky, RequestError>.success) ?? .failure(busy)
        return FlightsBuilder.section(
            service: FlightListService.sample(SkySpy(answer), airports: BaseRequestSpy.tables()),
            query: try FlightQuery(OptionValues(options)))
    }

    static func snapshot(
        _ options: [String: String], _ sky: Sky = .sample()
    ) async throws -> SectionSnapshot {
        await (try section(options, sky)).loaded()
    }

    static func blocks(
        _ options: [String: String], _ sky: Sky = .sample()
    ) async throws -> [Block] {
        try #require(try await snapshot(options, sky).state.content)
    }

    static func load(_ section: FlightsSection) async throws -> FlightList {
        let output = SectionOutputSpy<FlightList>()
        await section.load(into: output)
        return try #require(output.states.last?.content)
    }
}

extension [Block] {
    /// The text of the first paragraph.
    var paragraph: String? {
        for case .paragraph(let text) in self { return text.plainText }
        return nil
    }
}

extension Table {
    /// The cells of a column with a title.
    func column(_ title: String) -> [Cell] {
        guard let column = columns.firstIndex(where: { $0.title == title }) else { return [] }
        return rows.map { $0[column] }
    }
}
