import FlightSamples
import Flights
import Geodesy
import Testing

@Suite struct SkySelectionTests {
    private func circle(
        _ latitude: Double, _ longitude: Double, _ radius: Double
    ) throws -> SkySelection {
        .circle(
            try #require(Coordinate(latitude: latitude, longitude: longitude)), radius: radius)
    }

    private func box(
        _ south: Double, _ west: Double, _ north: Double, _ east: Double
    ) throws -> SkySelection {
        .box(try #require(GeoBox(south: south, west: west, north: north, east: east)))
    }

    @Test func `the world covers everything, and nothing else covers the world`() throws {
        let others = [
            try circle(0, 0, 1e5), try box(-10, -10, 10, 10), .callSign("IBE1"), .military,
        ]
        for other in others {
            #expect(SkySelection.world.covers(other))
            #expect(!other.covers(.world))
            #expect(other.covers(other))
        }
    }

    @Test func `circles and boxes cover those that are within`() throws {
        #expect(try circle(40, -3, 100_000).covers(circle(40, -3.5, 50_000)))
        #expect(try !circle(40, -3, 100_000).covers(circle(40, -3.9, 50_000)))
        #expect(try circle(40, -3, 100_000).covers(box(39.9, -3.1, 40.1, -2.9)))
        #expect(try !circle(40, -3, 100_000).covers(box(39, -3.1, 40.1, -2.9)))
        #expect(try box(35, -10, 45, 5).covers(circle(40, -3, 100_000)))
        #expect(try !box(39.5, -10, 45, 5).covers(circle(40, -3, 100_000)))
        #expect(try box(35, -10, 45, 5).covers(box(36, -9, 44, 4)))
        #expect(try !box(35, -10, 45, 5).covers(box(34, -9, 44, 4)))
    }

    @Test func `areas on the date line and at a pole are covered`() throws {
        #expect(try box(-10, 170, 10, -170).covers(box(-5, 175, 5, -175)))
        #expect(try box(-10, 170, 10, -170).covers(circle(0, 180, 100_000)))
        #expect(try !box(-10, 170, 10, -170).covers(box(-5, -175, 5, 175)))
        #expect(try box(80, -180, 90, 180).covers(circle(89.9, 0, 100_000)))
        #expect(try !box(80, -90, 90, 90).covers(circle(89.9, 0, 100_000)))
    }

    @Test func `an aircraft belongs to an area by its position`() throws {
        let aircraft = Aircraft.sample("4ca4e5", "IBE123") {
            $0.position = Coordinate(latitude: 0, longitude: 179.9)
        }
        #expect(try circle(0, -179.9, 30_000).matches(aircraft))
        #expect(try !circle(0, -179.9, 20_000).matches(aircraft))
        #expect(try box(-1, 179, 1, -179).matches(aircraft))
        #expect(try !box(-1, -179, 1, 179).matches(aircraft))
        #expect(try !circle(0, 0, 1e9).matches(.sample("4ca4e5")))
    }

    @Test func `an aircraft belongs to a name whatever its case and hyphen`() throws {
        let aircraft = Aircraft.sample("4ca4e5", "IBE123") {
            $0.registration = "EC-ABC"
            $0.typeCode = "A320"
            $0.squawk = "7700"
        }
        let selections: [SkySelection] = [
            .callSign("ibe123"), .registration("ecabc"), .type("a320"), .squawk("7700"),
            .address(aircraft.address), .military, .world,
        ]
        for selection in selections { #expect(selection.matches(aircraft)) }
        for selection in selections.prefix(5) { #expect(!selection.matches(.sample("4ca4e6"))) }
    }
}
