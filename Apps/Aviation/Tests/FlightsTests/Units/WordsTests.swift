import Flights
import SectionKit
import Testing

@Suite struct WordsTests {
    @Test(arguments: [
        (0.0, "N"), (22.4, "N"), (22.6, "NE"), (90, "E"), (180, "S"), (337.6, "N"), (359.9, "N"),
        (-90, "W"), (725, "N"), (315, "NW"),
    ])
    func `an angle is the nearest of eight directions`(degrees: Double, letters: String) {
        #expect(Compass(degrees: degrees)?.letters == letters)
    }

    @Test(arguments: [Double.nan, .infinity])
    func `an angle that is no number has no direction`(degrees: Double) {
        #expect(Compass(degrees: degrees) == nil)
    }

    @Test(arguments: [
        (UnitSystem.aviation, "12,001 ft", "0.9 NM"), (.metric, "3,658 m", "1.6 km"),
        (.imperial, "12,001 ft", "1.0 mi"),
    ])
    func `quantities are in the units of the system`(
        units: UnitSystem, altitude: String, distance: String
    ) {
        #expect(units.altitude(3658).measureWords == altitude)
        #expect(units.distance(1609.344).measureWords == distance)
        #expect(units.distance(nil).measureWords == nil)
    }

    @Test func `a negative quantity keeps its sign`() {
        #expect(Measure(-0.24, .metre, digits: 1).formatted == "-0.2 m")
        #expect(Measure(-30, .metre).formatted == "-30 m")
        #expect(Measure(.infinity, .metre).formatted == "unknown")
    }
}
