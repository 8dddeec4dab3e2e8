import Geodesy
import Testing

@testable import SectionKit

/// Writes land in detail where it is shown.
@Suite struct HTMLMapLandTests {
    /// A ring of small steps around a place.
    private func ring(_ latitude: Double, _ longitude: Double, _ size: Double) throws
        -> [Coordinate]
    {
        let corners = [(0.0, 0.0), (0, 1), (1, 1), (1, 0)]
        var ring: [Coordinate] = []
        for (index, from) in corners.enumerated() {
            let to = corners[(index + 1) % 4]
            for step in 0..<50 {
                let share = Double(step) / 50
                // Every other place is a little to the side.
                let side = step % 2 == 0 ? 0 : size / 1000
                let north = from.0 + (to.0 - from.0) * share
                let east = from.1 + (to.1 - from.1) * share
                ring.append(
                    try .place(latitude + north * size + side, longitude + east * size + side))
            }
        }
        return ring + [ring[0]]
    }

    private func land(_ rings: [[Coordinate]], _ frame: HTMLMapFrame) -> [Int] {
        let base = BaseMap(name: "Squares") { _ in BaseMap.Outlines(coasts: [], land: rings) }
        let html = HTMLMapLand(base, frame: frame).html
        let data = html.split(separator: "\"")[3]
        return data.split(separator: "M").map { $0.split { $0 == " " || $0 == "-" }.count }
    }

    @Test func `the whole Earth has all places of its outlines`() throws {
        let rings = [try ring(0, 0, 20), try ring(0, 100, 20)]

        let counts = land(rings, HTMLMapFrame(.world, places: []))

        #expect(counts.count == 2)
        #expect(counts.allSatisfy { $0 > 200 })
    }

    @Test func `on the whole Earth, land around points has its details and the page says where`()
        throws
    {
        let rings = [try ring(0, 0, 2), try ring(0, 100, 2)]
        let base = BaseMap(name: "Squares") { resolution in
            BaseMap.Outlines(coasts: [], land: rings, accuracy: resolution < 0.2 ? 0.03 : 0.2)
        }
        let frame = HTMLMapFrame(.world, places: [])
        let place = try Coordinate.place(1, 1)

        let alone = HTMLMapLand(base, frame: frame).html
        let around = HTMLMapLand(base, frame: frame, points: [place, place]).html

        #expect(alone.contains(#"data-least="5.000" data-far="5.000" data-zones="""#))
        #expect(
            around.contains(
                #"data-least="0.750" data-far="6.250" data-zones="-2.00 2.50 6.00 3.00""#))
        let counts = around.split(separator: "\"")[3].split(separator: "M")
            .map { $0.split { $0 == " " || $0 == "-" }.count }
        #expect(counts.count == 2 && counts[0] > 200 && counts[1] < 60)
    }

    @Test func `land far from the frame has few places, and small islands there none`() throws {
        let rings = [try ring(0, 0, 20), try ring(0, 100, 20), try ring(0, 140, 1)]
        let frame = HTMLMapFrame(.content, places: [try .place(5, 5), try .place(15, 15)])

        let counts = land(rings, frame)

        #expect(counts.count == 2)
        #expect(counts.first.map { $0 > 200 } == true)
        #expect(counts.last.map { $0 < 60 } == true)
    }
}
