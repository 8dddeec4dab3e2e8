import Flights
import SectionKit
import Testing

/// The altitudes that the colours of a map say.
@Suite struct MapScaleTests {
    @Test(arguments: [
        (UnitSystem.aviation, "below 5,000 ft", "5,000–15,000 ft", "above 35,000 ft"),
        (.imperial, "below 5,000 ft", "5,000–15,000 ft", "above 35,000 ft"),
        (.metric, "below 1,500 m", "1,500–4,500 m", "above 10,500 m"),
    ])
    func `the ranges are round in the unit of altitudes`(
        units: UnitSystem, first: String, second: String, last: String
    ) {
        let names = MapScale.altitudes(in: units).names

        #expect(names.count == 5)
        #expect([names[0], names[1], names[4]] == [first, second, last])
    }
}
