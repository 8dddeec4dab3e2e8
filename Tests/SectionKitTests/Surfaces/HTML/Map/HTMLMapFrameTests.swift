import Geodesy
import Testing

@testable import SectionKit

/// Finds the part of the Earth that a drawing shows.
@Suite struct HTMLMapFrameTests {
    private func frame(_ places: (Double, Double)...) throws -> HTMLMapFrame {
        try HTMLMapFrame(.content, places: places.map { try .place($0.0, $0.1) })
    }

    @Test func `the frame of the world is the whole Earth`() {
        let frame = HTMLMapFrame(.world, places: [])

        #expect([frame.west, frame.north, frame.width, frame.height] == [-180, 90, 360, 180])
        #expect(frame.narrowing == 1)
        #expect(!frame.crossesDateLine)
    }

    @Test func `the frame of content without places is the whole Earth`() throws {
        #expect(try frame().width == 360)
    }

    @Test(arguments: [
        [(60.0, 10.0), (61, 12)], [(-18, 178), (-14, -172)], [(89, 0), (90, 10)],
        [(-90, 0), (-80, 40)], [(0, 0), (0, 80)], [(10, 0), (50, 0)],
        [(40.4, -3.7), (40.41, -3.69)],
    ])
    func `a frame contains its content, and is twice as wide as high`(
        places: [(Double, Double)]
    ) throws {
        let coordinates = try places.map { try Coordinate.place($0.0, $0.1) }

        let frame = HTMLMapFrame(.content, places: coordinates)

        for place in coordinates {
            let position = try #require(frame.position(of: place))
            #expect((0...1).contains(position.x) && (0...1).contains(position.y))
        }
        #expect(frame.north <= 90 && frame.north - frame.height >= -90)
        #expect((-180..<180).contains(frame.west))
        #expect((0.2...1).contains(frame.narrowing))
    }

    @Test func `the frame of one place shows its surroundings`() throws {
        let frame = try frame((0, 100))

        #expect([frame.west, frame.north, frame.width, frame.height] == [99, 0.5, 2, 1])
    }

    @Test func `a frame across the date line ends beyond 180 degrees`() throws {
        let frame = try frame((0, 170), (0, -170))

        #expect(frame.crossesDateLine)
        let east = try #require(frame.position(of: .place(0, -170)))
        let west = try #require(frame.position(of: .place(0, 170)))
        #expect(west.x < 0.5 && east.x > 0.5)
    }

    @Test func `a frame that would be wider than the Earth shows all of it`() throws {
        #expect(try frame((0, -135), (0, -45), (0, 45), (0, 135)).width == 360)
        #expect(try frame((-80, 0), (80, 0)).width == 360)
    }

    @Test func `a place outside has no position`() throws {
        let frame = try frame((40, 0), (50, 10))

        #expect(frame.position(of: try .place(-40, 5)) == nil)
        #expect(frame.position(of: try .place(45, 100)) == nil)
    }

    @Test(arguments: [(360.0, 2), (60, 2), (24, 3), (0.02, 6)])
    func `a smaller frame has more decimals`(width: Double, decimals: Int) throws {
        let half = width / 2 / 1.2
        let frame =
            width == 360 ? HTMLMapFrame(.world, places: []) : try frame((0, -half), (0, half))

        #expect(frame.units.decimals == decimals)
    }
}
