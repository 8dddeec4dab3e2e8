import Flights
import Testing

@Suite struct QuantityRangeTests {
    @Test(arguments: [
        ("1000..5000", [304.8, 1524, 1000], [304.7, 1525]),
        ("..300m", [-60, 0, 300], [300.1]),
        ("1 km ..", [1000, 99_999], [999.9]),
        ("1000..2000m", [1000, 2000], [999, 304.8]),
        ("FL100..350", [3048, 10_668], [3047, 10_669]),
        ("-200..0", [-60.96, 0], [-61, 1]),
        ("1000ft..1km", [304.8, 1000], [304, 1001]),
    ])
    func `a range of altitudes contains what is in it`(
        text: String, inside: [Double], outside: [Double]
    ) throws {
        let range = try #require(QuantityRange<AltitudeUnit>(text))

        #expect(inside.allSatisfy { range.contains($0) })
        #expect(!outside.contains { range.contains($0) })
        #expect(!range.contains(nil))
    }

    @Test func `speeds are in knots without a unit`() throws {
        let knots = try #require(QuantityRange<SpeedUnit>("..100"))
        let fast = try #require(QuantityRange<SpeedUnit>("900km/h.."))

        #expect(knots.contains(51.44) && !knots.contains(51.5))
        #expect(fast.contains(250) && !fast.contains(249.9))
    }

    @Test(arguments: [
        "", "..", "1000", "5000..1000", "a..b", "1..2..3", "1000kg..", "nan..", "ft..", "1ft2..",
        "1000..5000 parsecs", "inf..",
    ])
    func `other texts are no range`(text: String) {
        #expect(QuantityRange<AltitudeUnit>(text) == nil)
    }
}
