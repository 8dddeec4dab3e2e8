import Foundation
import Geodesy
import SectionEssentials
import Testing

@testable import SectionKit

/// Maps that are drawn on streets.
struct MapGroundTests {
    private static let credit = "© OpenStreetMap contributors"

    private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitude: latitude, longitude: longitude))
    }

    /// A lake, a street and a village beside a way, and one on it.
    private func ground(credit: String = Self.credit, isEmpty: Bool = false) throws -> MapGround {
        let lake = [
            try place(50.001, 8.001), try place(50.001, 8.003), try place(50.004, 8.003),
            try place(50.001, 8.001),
        ]
        let features = [
            MapFeature(kind: .water, geometry: .areas([lake])),
            MapFeature(
                kind: .street, geometry: .lines([[try place(50.006, 8), try place(50.006, 8.02)]])),
            MapFeature(kind: .place, geometry: .point(try place(50.005, 8.01)), name: "On the way"),
            MapFeature(kind: .place, geometry: .point(try place(50.008, 8.004)), name: "Aside"),
        ]
        return MapGround { _ in
            isEmpty ? .init(problem: credit) : .init(features, credit: credit)
        }
    }

    /// Nine coasts from west to east.
    private static let coast = BaseMap(name: "coast") { _ in
        BaseMap.Outlines(
            coasts: (1...9).map { step in
                [7, 10].compactMap {
                    Coordinate(latitude: 50 + Double(step) / 10, longitude: $0)
                }
            })
    }

    private func map(end: Double = 50.01) throws -> Map {
        Map(
            key: "map", title: "The way", on: .empty, points: [],
            lines: [
                MapLine([[try place(50, 8), try place(end, 8 + (end - 50) * 2)]], path: .straight)
            ])
    }

    private func terminal(_ map: Map, _ ground: MapGround, width: Int = 80) -> String {
        var style = TerminalStyle(width: width)
        style.ground = ground
        return TerminalSurface(style: style)
            .text(of: .showing("walk", .map(map)))
    }

    private func page(_ map: Map, _ ground: MapGround) throws -> String {
        try HTMLSurface(ground: ground).text(of: .test(.showing("walk", .map(map))))
    }

    @Test func `a terminal draws it below the way, and says whose work it is`() throws {
        let bare = terminal(try map(), MapGround { _ in nil })
        let drawn = terminal(try map(), try ground())

        #expect(drawn.contains(Self.credit) && !bare.contains(Self.credit))
        #expect(drawn.contains("Aside") && !drawn.contains("On the way"))
        let dots = { (text: String) in
            text.unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }
        }
        #expect(dots(drawn) > dots(bare))
        // Where the scale has no room beside it, it gives way.
        let narrow = terminal(try map(), try ground(), width: 40)
        #expect(narrow.contains(Self.credit) && !narrow.contains("↑ N"))
    }

    @Test func `a page has it as paths below the way, and says whose work it is`() throws {
        let page = try page(try map(), try ground())

        #expect(page.contains("<svg class=\"still grounded\""))
        #expect(page.contains("<path class=\"cover water\" d=\"M"))
        #expect(page.contains("<path class=\"way street\" d=\"M"))
        #expect(page.contains("\(Self.credit).</p>"))
        let ground = try #require(page.range(of: "class=\"ground\""))
        let way = try #require(page.range(of: "class=\"track"))
        #expect(ground.lowerBound < way.lowerBound)
        #expect(page.contains(">Aside</text>") && !page.contains(">On the way</text>"))
    }

    @Test func `a page has the parts of streets with their names, the longest first`() throws {
        func line(_ places: (Double, Double)...) throws -> [Coordinate] {
            try places.map { try #require(Coordinate(latitude: $0.0, longitude: $0.1)) }
        }
        let long = try line((50.01, 8), (50.01, 8.01), (50.01, 8.02))
        let short = try line((50.005, 8), (50.006, 8))
        let steep = try line((50.002, 8.01), (50.012, 8.01))
        let features = [
            MapFeature(kind: .path, geometry: .lines([steep]), name: "Steps\u{1B}"),
            MapFeature(kind: .street, geometry: .lines([short, long]), name: "High Street"),
            MapFeature(kind: .waterway, geometry: .lines([short]), name: "Brook"),
        ]
        let page = try page(try map(), MapGround { _ in .init(features, credit: "© a") })

        let names = try #require(
            page.components(separatedBy: "class=\"names ground-names\"").last)
        // Eastwards, 0.02° of longitude at 50° N, and northwards 0.01° of latitude.
        let lines = "- 1285 90 High Street\n- 100 0 High Street\n- 1000 0 Steps"
        #expect(names.contains("\(lines)\n- 1285 90 High Street\n"))
        #expect(names.components(separatedBy: "- 1285 90 High Street").count - 1 == 7)
        #expect(!page.contains("Brook") && page.contains("rotate(0.0)\">High Street</text></svg>"))
    }

    @Test func `where a base map ends, there is land and sea as without one`() throws {
        let bounds = try #require(GeoBox(south: 50, west: 8, north: 50.004, east: 8.02))
        let wood = try ground().detail(of: .init(of: bounds, resolution: 0.001))
        let features = try #require(wood?.features)
        let part = MapGround { _ in .init(features, credit: Self.credit, in: bounds) }
        let whole = MapGround { _ in .init(features, credit: Self.credit, in: .world) }

        let page = try page(try map(), part)
        #expect(page.contains("data-part=\"\"") && page.contains("class=\"cover plate\""))
        #expect(!page.contains("still grounded"))
        let other = try self.page(try map(), whole)
        #expect(other.contains("still grounded") && !other.contains("class=\"cover plate\""))

        // Near the land's edge of a coarse coast, only the part of the base map hides it.
        let coast = Map(
            key: "map", title: "The way", on: Self.coast, points: [],
            lines: [MapLine([[try place(50, 8), try place(51, 9)]], path: .straight)])
        let end = try #require(GeoBox(south: 50, west: 8.3, north: 51, east: 8.6))
        func dots(_ ground: MapGround) -> Int {
            terminal(coast, ground).unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }
        }
        let none = MapGround { _ in nil }
        let some = MapGround { _ in .init(features, credit: Self.credit, in: end) }
        let all = MapGround { _ in .init(features, credit: Self.credit, in: .world) }
        #expect(dots(all) < dots(some) && dots(some) < dots(none))
    }

    @Test func `a map of half a continent has none of it`() throws {
        let page = try page(try map(end: 60), try ground())
        #expect(!page.contains("class=\"ground\"") && !page.contains(Self.credit))
    }

    @Test func `a map without it says why`() throws {
        let ground = try ground(credit: "The base map town cannot be drawn", isEmpty: true)

        #expect(terminal(try map(), ground).contains("The base map town cannot be drawn"))
        let page = try page(try map(), ground)
        #expect(page.contains("The base map town cannot be drawn."))
        #expect(!page.contains("grounded\""))
    }

    @Test func `texts of a file do not reach a terminal or a script as they are`() throws {
        let ground = MapGround { _ in
            guard let place = Coordinate(latitude: 50.008, longitude: 8.004),
                let other = Coordinate(latitude: 50.006, longitude: 8.02)
            else { return nil }
            return .init(
                [
                    MapFeature(kind: .street, geometry: .lines([[place, other]])),
                    MapFeature(
                        kind: .place, geometry: .point(place), name: "A\u{1B}[31m\r\nside"),
                ], credit: "\u{1B}]0;x\u{7}© a\nb")
        }

        let drawn = terminal(try map(), ground)
        #expect(!drawn.contains("\u{1B}") && !drawn.contains("\u{7}"))
        #expect(drawn.contains("© a b"))
        let page = try page(try map(), ground)
        #expect(!page.contains("\u{1B}") && !page.contains("\r"))
        #expect(page.contains("A[31m side"))
    }

    @Test func `nothing is drawn where there is no room for whose work it is`() throws {
        let long = "© The surveyors of all the counties and shires of this land, and their heirs"
        let drawn = terminal(try map(), try ground(credit: long), width: 60)
        #expect(drawn == terminal(try map(), MapGround { _ in nil }, width: 60))
    }
}
