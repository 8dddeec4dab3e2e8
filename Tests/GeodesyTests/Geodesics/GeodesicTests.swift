import Geodesy
import Testing

struct GeodesicTests {
    /// Metres between GeographicLib's results and ours: both round numbers of ten million metres.
    private let precision = 0.000_001

    @Test func `A thousand geodesics are as long as GeographicLib's`() throws {
        let samples = try GeodesicSample.all()
        #expect(samples.count == 1000)
        for sample in samples {
            let geodesic = Geodesic(from: sample.start, to: sample.end)
            #expect(abs(geodesic.distance - sample.distance) < precision, "\(sample)")
        }
    }

    @Test func `A thousand geodesics have the bearings of GeographicLib's`() throws {
        for sample in try GeodesicSample.all() where sample.kind != "same" {
            let geodesic = Geodesic(from: sample.start, to: sample.end)
            // A difference of directions counts by how far it leads away from the other point.
            let metres = min(sample.distance, 6_378_137) * .pi / 180
            let initial = difference(geodesic.initialBearing, sample.initialBearing) * metres
            let final = difference(geodesic.finalBearing, sample.finalBearing) * metres
            #expect(initial < 0.000_01 && final < 0.000_01, "\(sample)")
        }
    }

    @Test func `A thousand geodesics lead from their first point to their second`() throws {
        for sample in try GeodesicSample.all() {
            let geodesic = Geodesic(from: sample.start, to: sample.end)
            let end = try #require(
                sample.start.destination(
                    bearing: geodesic.initialBearing, distance: geodesic.distance))
            #expect(Geodesic(from: end, to: sample.end).distance < precision, "\(sample)")
        }
    }

    @Test func `A geodesic is the same backwards`() throws {
        for sample in try GeodesicSample.all() where sample.kind == "any" {
            let there = Geodesic(from: sample.start, to: sample.end)
            let back = Geodesic(from: sample.end, to: sample.start)
            #expect(abs(there.distance - back.distance) < precision)
            #expect(difference(there.initialBearing, back.finalBearing + 180) < 0.000_001)
        }
    }

    /// The airports' positions are OurAirports' of February 2026.
    @Test(arguments: [
        ("LHR–JFK", 51.4706, -0.461941, 40.639447, -73.779317, 5554.592, 5539.704),
        ("MAD–BCN", 40.471926, -3.56264, 41.2971, 2.07846, 484.099, 482.931),
        ("SYD–LAX", -33.946098, 151.177002, 33.942501, -118.407997, 12050.713, 12061.144),
        ("SIN–EWR", 1.35019, 103.994003, 40.692501, -74.168701, 15344.521, 15336.468),
        (
            "SCL–SYD", -33.393001556396484, -70.78579711914062, -33.946098, 151.177002, 11362.613,
            11340.360
        ),
        ("LCY–LHR", 51.505299, 0.055278, 51.4706, -0.461941, 36.132, 36.019),
    ])
    func `Distances between airports are the published ones, to a metre`(
        name: String, latitude: Double, longitude: Double, otherLatitude: Double,
        otherLongitude: Double, kilometres: Double, onSphere: Double
    ) throws {
        let start = try Coordinate.at(latitude, longitude)
        let end = try Coordinate.at(otherLatitude, otherLongitude)
        #expect(abs(start.distance(to: end) / 1000 - kilometres) < 0.001)
        #expect(abs(start.haversineDistance(to: end) / 1000 - onSphere) < 0.001)
    }

    // Source: T. Vincenty, Direct and inverse solutions of geodesics on the ellipsoid, Survey
    // Review 23 (1975), and Geoscience Australia for this line on WGS 84's twin GRS 80.
    @Test func `The line from Flinders Peak to Buninyong is the published one`() throws {
        let peak = try Coordinate.at(
            -(37 + 57 / 60 + 3.72030 / 3600), 144 + 25 / 60 + 29.52440 / 3600)
        let end = try Coordinate.at(
            -(37 + 39 / 60 + 10.15610 / 3600), 143 + 55 / 60 + 35.38390 / 3600)
        let geodesic = Geodesic(from: peak, to: end)
        #expect(abs(geodesic.distance - 54_972.271) < 0.001)
        #expect(abs(geodesic.initialBearing - (306 + 52 / 60 + 5.37 / 3600)) < 0.01 / 3600)
        #expect(abs(geodesic.finalBearing - (307 + 10 / 60 + 25.07 / 3600)) < 0.01 / 3600)
    }

    @Test func `The way from a point to itself has no length`() throws {
        for (latitude, longitude) in [(0.0, 0.0), (90, 0), (-90, 120), (46.1, -180), (12, 13)] {
            let point = try Coordinate.at(latitude, longitude)
            let geodesic = Geodesic(from: point, to: point)
            #expect(geodesic.distance == 0)
            #expect(geodesic.initialBearing == 0 && geodesic.finalBearing == 0)
        }
    }

    @Test func `Both names of the date line are one place`() throws {
        #expect(Geodesic(from: try .at(10, 180), to: try .at(10, -180)).distance == 0)
        #expect(try Coordinate.at(10, 180).haversineDistance(to: try .at(10, -180)) < 0.001)
    }

    @Test func `From one pole to the other is half of a meridian`() throws {
        let geodesic = Geodesic(from: try .at(90, 0), to: try .at(-90, 0))
        #expect(abs(geodesic.distance - 20_003_931.458_625) < precision)
        #expect(geodesic.initialBearing == 180)
    }

    @Test func `From the equator to its antipode the way is over a pole`() throws {
        let geodesic = Geodesic(from: try .at(0, 0), to: try .at(0, 180))
        #expect(abs(geodesic.distance - 20_003_931.458_625) < precision)
        #expect(geodesic.initialBearing == 0 && geodesic.finalBearing == 180)
    }
}
