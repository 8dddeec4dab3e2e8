import Geodesy
import SectionKit
import Testing
import WorldMap

struct WorldMapTests {
    private let coarse = BaseMap.naturalEarth.outlines(1)
    private let fine = BaseMap.naturalEarth.outlines(0.05)

    /// The figures of the files that Scripts/make-world-map reads: 134 coastlines with 5128 points,
    /// and 1429 with 60 416; lengths are on a sphere, in kilometres.
    @Test func `Coastlines have most points of the source, and its length`() {
        #expect((126...134).contains(coarse.coasts.count))
        #expect((4800...5128).contains(coarse.coasts.pointCount))
        #expect((0.985...1.001).contains(coarse.coasts.kilometres / 357_273))
        #expect((30_000...60_416).contains(fine.coasts.pointCount))
        #expect((0.95...1.001).contains(fine.coasts.kilometres / 595_202))
    }

    /// The source has 186 borders with 2833 points.
    @Test func `Borders have most points of the source, and its length`() {
        #expect(coarse.borders.count == 186)
        #expect((2700...2833).contains(coarse.borders.pointCount))
        #expect((0.99...1.001).contains(coarse.borders.kilometres / 198_108))
        #expect(fine.borders == coarse.borders)
    }

    @Test func `Land is closed rings around areas`() {
        #expect(coarse.land.count == 128)
        #expect((1300...1422).contains(fine.land.count))
        for ring in coarse.land + fine.land {
            #expect(ring.first == ring.last)
            #expect(ring.count >= 4)
        }
    }

    @Test func `Every line has a length, and repeats no point`() {
        for line in coarse.coasts + coarse.borders + fine.coasts {
            #expect(line.count >= 2)
            #expect(zip(line, line.dropFirst()).allSatisfy(!=))
        }
    }

    @Test func `No line crosses the map from one edge to the other`() {
        for line in coarse.coasts + coarse.borders + fine.coasts {
            for (one, next) in zip(line, line.dropFirst()) {
                #expect(abs(one.longitude - next.longitude) < 30, "\(one) \(next)")
            }
        }
    }

    @Test func `The date line and the south pole are no coast`() {
        for line in coarse.coasts + fine.coasts {
            for (one, next) in zip(line, line.dropFirst()) {
                #expect(abs(one.longitude) < 180 || abs(next.longitude) < 180)
                #expect(one.latitude > -90 && next.latitude > -90)
            }
        }
    }

    @Test(arguments: [
        ("Madrid", 40.42, -3.70, true), ("Wrangel Island", 71.2, -179.5, true),
        ("Chukotka", 67, -175, true), ("Kamchatka", 56, 160, true),
        ("the South Pole", -89.9, 0, true), ("Vanua Levu", -16.6, 179.3, true),
        ("Victoria Island", 71, -110, true), ("Banks Island", 73, -121, true),
        ("the Atlantic", 40, -40, false), ("the Bering Strait", 65.8, -168.9, false),
        ("the Caspian Sea", 42, 51, false), ("the Pacific", 0, 180, false),
        ("Hudson Bay", 60, -85, false), ("the North Pole", 89, 10, false),
    ])
    func `Places are on land or at sea`(
        name: String, latitude: Double, longitude: Double, isOnLand: Bool
    ) throws {
        let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
        #expect(fine.land.contain(place) == isOnLand, "\(name)")
        let isSmall = ["Vanua Levu", "Banks Island"].contains(name)
        if !isSmall { #expect(coarse.land.contain(place) == isOnLand, "\(name)") }
    }

    @Test(arguments: [
        ("FR", 47.0, 2.0), ("FR", 42.2, 9.1), ("GF", 4, -53), ("NO", 61, 9), ("SJ", 78.5, 16),
        ("UA", 45.3, 34), ("CY", 35.25, 33.5), ("XK", 42.6, 20.9), ("SO", 9.5, 45),
        ("RU", 67, -175), ("RU", 55, 40), ("US", 19.6, -155.5), ("LS", -29.5, 28.2),
        ("ZA", -30, 24), ("AQ", -85, 100), ("FJ", -17.8, 178),
    ])
    func `A place is in its country, and in no other`(
        code: String, latitude: Double, longitude: Double
    ) throws {
        let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
        let codes = [
            "FR", "GF", "NO", "SJ", "UA", "CY", "XK", "SO", "RU", "US", "LS", "ZA", "AQ", "FJ",
        ]

        let countries = CountryOutlines.rings(of: Set(codes))

        #expect(countries.filter { $0.value.contain(place) }.keys.sorted() == [code])
    }

    @Test func `The outlines of countries are closed, and only those that were asked for`() {
        let countries = CountryOutlines.rings(of: ["FJ", "RU", "MT", "ZZ", "F"])

        #expect(countries.keys.sorted() == ["FJ", "RU"])
        for ring in countries.values.joined() {
            #expect(ring.first == ring.last)
            #expect(ring.count >= 4)
            for (one, next) in zip(ring, ring.dropFirst()) {
                #expect(abs(one.longitude - next.longitude) < 30, "\(one) \(next)")
            }
        }
    }

    @Test func `The scale is chosen by the smallest distance that is drawn`() {
        #expect(BaseMap.naturalEarth.outlines(0.2).land == coarse.land)
        #expect(BaseMap.naturalEarth.outlines(0.19).land == fine.land)
        #expect(BaseMap.naturalEarth.outlines(0.02).land == fine.land)
        let region = BaseMap.naturalEarth.outlines(0.019)
        #expect(region.land.pointCount > 2 * fine.land.pointCount)
        #expect(region.borders == fine.borders)
        // Borders are not known so closely.
        let near = BaseMap.naturalEarth.outlines(0.009)
        #expect(near.land == region.land)
        #expect(near.borders.isEmpty)
        #expect(BaseMap.naturalEarth.outlines(.nan).land == coarse.land)
    }
}

extension [[Coordinate]] {
    fileprivate var pointCount: Int { map(\.count).reduce(0, +) }

    fileprivate var kilometres: Double {
        map { line in
            zip(line, line.dropFirst()).map { $0.haversineDistance(to: $1) }.reduce(0, +)
        }.reduce(0, +) / 1000
    }

    /// Whether a place is inside an odd number of rings.
    fileprivate func contain(_ place: Coordinate) -> Bool {
        !count { ring in
            !zip(ring, ring.dropFirst()).count { one, next in
                guard (one.latitude > place.latitude) != (next.latitude > place.latitude) else {
                    return false
                }
                let share = (place.latitude - one.latitude) / (next.latitude - one.latitude)
                let longitude = one.longitude + share * (next.longitude - one.longitude)
                return longitude > place.longitude
            }.isMultiple(of: 2)
        }.isMultiple(of: 2)
    }
}
