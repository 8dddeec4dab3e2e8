import AirportSamples
import Airports
import Geodesy
import SectionKit
import Testing

@Suite struct AirportSortTests {
    private let airports = Airport.all(
        [
            .sample("B", type: "small_airport", city: "Y", iata: "AAB", elevation: 0),
            .sample("(a)", type: "large_airport", city: "Z", iata: "AAC"),
            .sample("Á", type: "large_airport", country: "ES", elevation: -11, isScheduled: true),
            .sample("D", type: "odd", country: nil, city: "X", iata: "AAA", elevation: 7_000),
        ],
        countries: Countries([.sample("GB", "UK"), .sample("ES", "Spain")]))

    @Test(
        arguments: [
            (AirportSort.size, nil, ["Á", "(a)", "B", "D"]),
            (.name, nil, ["Á", "(a)", "B", "D"]),
            (.city, nil, ["D", "B", "(a)", "Á"]),
            (.country, nil, ["Á", "(a)", "B", "D"]),
            (.code, nil, ["D", "B", "(a)", "Á"]),
            (.elevation, nil, ["D", "B", "Á", "(a)"]),
            (.size, .asc, ["B", "(a)", "Á", "D"]),
            (.name, .desc, ["D", "B", "(a)", "Á"]),
            (.city, .desc, ["(a)", "B", "D", "Á"]),
            (.country, .desc, ["(a)", "B", "Á", "D"]),
            (.elevation, .asc, ["Á", "B", "D", "(a)"]),
        ] as [(AirportSort, ListOrder?, [String])])
    func `unknown values come last, and equal ones are sorted by size`(
        sort: AirportSort, order: ListOrder?, names: [String]
    ) {
        #expect(sort.sorted(airports, in: order).map(\.name) == names)
    }

    @Test(
        arguments: [
            (AirportSort.size, nil, "largest first"), (.size, .asc, "smallest first"),
            (.elevation, .desc, "highest first"), (.elevation, .asc, "lowest first"),
            (.city, nil, "by city"), (.code, .desc, "by code, from Z to A"),
        ] as [(AirportSort, ListOrder?, String)])
    func `an order has a description`(sort: AirportSort, order: ListOrder?, words: String) {
        #expect(sort.words(in: order) == words)
    }

    /// Unpacked once for all orders.
    private static let airports = Task { Array(try await EmbeddedAirports.all().prefix(2_000)) }

    @Test(arguments: AirportSort.allCases, [nil, ListOrder.asc, .desc])
    func `the first embedded airports are the same as when all are sorted`(
        sort: AirportSort, order: ListOrder?
    ) async throws {
        let airports = try await Self.airports.value
        let place = Coordinate(latitude: 40.64, longitude: -73.78)

        let all = sort.sorted(airports, in: order, from: place)

        for count in [0, 1, 7, 300, 1_500, 3_000] {
            let first = sort.sorted(airports, in: order, from: place, first: count)
            #expect(first.prefix(count) == all.prefix(count))
        }
    }
}
