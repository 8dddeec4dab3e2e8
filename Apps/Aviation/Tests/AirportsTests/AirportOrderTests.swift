import Airports
import AirportSamples
import Testing

@Suite struct AirportOrderTests {
    private let airports = [
        AirportEntity.sample("B", type: "small_airport", city: "Y", iata: "AAB", elevation: 0),
        .sample("(a)", type: "large_airport", city: "Z", iata: "AAC"),
        .sample("Á", type: "large_airport", country: "ES", elevation: -11, isScheduled: true),
        .sample("D", type: "odd", country: nil, city: "X", iata: "AAA", elevation: 7_000),
    ].map {
        Airport($0, countries: Countries([.sample("GB", "UK"), .sample("ES", "Spain")]))
    }

    @Test(arguments: [
        (AirportOrder.size, ["Á", "(a)", "B", "D"]),
        (.name, ["Á", "(a)", "B", "D"]),
        (.city, ["D", "B", "(a)", "Á"]),
        (.country, ["Á", "(a)", "B", "D"]),
        (.code, ["D", "B", "(a)", "Á"]),
        (.elevation, ["D", "B", "Á", "(a)"]),
    ])
    func `what is not known comes last, and what is alike is in order of size`(
        order: AirportOrder, names: [String]
    ) {
        #expect(order.sorted(airports).map(\.name) == names)
    }
}
