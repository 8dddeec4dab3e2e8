import FeatureTesting
import LogSamples
import Logbook
import SectionKit
import Testing

@testable import LogStatisticsFeature

/// The countries that somebody has visited.
@Suite struct VisitedCountriesTests {
    private static let log = Log([
        .sample("a", "LH400", from: "FRA", "2024-06-14", to: "JFK"),
        .sample("b", "UA1", from: "JFK", "2019", to: "EWR"),
        .sample("c", "LH100", from: "FRA", "2023-06-15", to: "MUC") { $0.status = .cancelled },
        .sample("d", "LH100", from: "MUC", "2023-06-15", to: "FRA"),
        .sample("e", "XX1", from: "FRA", "2023-06-16", to: "Oz"),
    ])

    @Test func `a flight counts once in each country, and a cancelled one nowhere`() {
        let countries = VisitedCountries(Self.log, FlightSelection()).countries

        #expect(countries.map(\.code) == ["DE", "US"])
        #expect(countries.map(\.flights) == [3, 2])
        #expect(countries.map(\.airports.count) == [2, 2])
        #expect(countries.map(\.first?.text) == ["2023-06-15", "2019"])
        #expect(countries.map(\.last?.text) == ["2024-06-14", "2024-06-14"])
        #expect(countries[0].position == LogAirport.sample("FRA")?.position)
    }

    @Test func `the map has an area for each country, which belongs to its row`() throws {
        let blocks = VisitedCountries(Self.log, FlightSelection()).blocks
        let map = try #require(blocks.firstMap)

        #expect(map.areas.map(\.row) == ["DE", "US"])
        #expect(map.areas.map(\.label) == ["Country DE", "Country US"])
        #expect(map.areas.map(\.note) == ["3 flights, 2 airports", "2 flights, 2 airports"])
        #expect(map.points.isEmpty)
        #expect(blocks.table?.identities == ["DE", "US"])
        #expect(blocks.text.hasPrefix("2 countries on 4 flights."))
    }

    @Test func `a country without an outline is a point at its airport with the most flights`()
        throws
    {
        let log = Log([
            .sample("a", "SQ26", from: "FRA", "2024-06-14", to: "SIN"),
            .sample("b", "SQ25", from: "SIN", "2024-06-20", to: "FRA"),
        ])

        let map = try #require(VisitedCountries(log, FlightSelection()).blocks.firstMap)

        #expect(map.areas.map(\.row) == ["DE"])
        #expect(map.points.map(\.row) == ["SG"])
        #expect(map.points.map(\.coordinate) == [LogAirport.sample("SIN")?.position])
    }

    @Test func `a selection without flights says so`() {
        let selection = FlightSelection(country: ["Atlantis"])

        #expect(
            VisitedCountries(Self.log, selection).blocks.text
                .hasPrefix("No flights flown, only those from or to Atlantis."))
    }
}

extension [Block] {
    fileprivate var firstMap: Map? {
        lazy.compactMap { if case .map(let map) = $0 { map } else { nil } }.first
    }
}
