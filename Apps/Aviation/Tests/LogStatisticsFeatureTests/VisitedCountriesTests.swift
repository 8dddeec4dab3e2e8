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

    @Test func `the map has a point for each country, which belongs to its row`() throws {
        let blocks = VisitedCountries(Self.log, FlightSelection()).blocks
        let map = try #require(
            blocks.lazy.compactMap { if case .map(let map) = $0 { map } else { nil } }.first)

        #expect(map.points.map(\.row) == ["US", "DE"])
        #expect(map.points.map(\.note) == ["2 flights, 2 airports", "3 flights, 2 airports"])
        #expect(blocks.table?.identities == ["DE", "US"])
        #expect(blocks.text.hasPrefix("2 countries on 4 flights."))
    }

    @Test func `a selection without flights says so`() {
        let selection = FlightSelection(country: ["Atlantis"])

        #expect(
            VisitedCountries(Self.log, selection).blocks.text
                .hasPrefix("No flights flown, only those from or to Atlantis."))
    }
}
