import Airports
import Testing

@Suite struct DistanceTextTests {
    @Test(
        arguments: [
            ("50", 50, .nauticalMile), ("50nm", 50, .nauticalMile), ("50 NM", 50, .nauticalMile),
            ("30km", 30, .kilometre), ("2.5 km", 2.5, .kilometre), ("20mi", 20, .mile),
            ("500m", 500, .metre), ("900ft", 900, .foot),
        ] as [(String, Double, DistanceText.Unit)])
    func `a number without a unit is in nautical miles`(
        text: String, value: Double, unit: DistanceText.Unit
    ) throws {
        let distance = try #require(DistanceText(text))

        #expect(distance == DistanceText(value, unit))
        #expect(DistanceText(distance.description) == distance)
    }

    @Test(arguments: ["", "0", "-5", "km", "5 parsecs", "nan", "inf", "1e3", "20005km", "5 km 3"])
    func `a distance that is no length on the Earth is invalid`(text: String) {
        #expect(DistanceText(text) == nil)
    }

    @Test func `a distance is in metres`() throws {
        #expect(DistanceText("1nm")?.metres == 1852)
        #expect(DistanceText("10 mi")?.metres == 16_093.44)
        #expect(DistanceText("2km")?.description == "2 km")
        #expect(DistanceText("1.5")?.description == "1.5 NM")
    }
}
