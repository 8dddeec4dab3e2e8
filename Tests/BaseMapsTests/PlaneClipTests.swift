import Testing

@testable import BaseMaps

struct PlaneClipTests {
    private let square = PlaneClip(west: 0, east: 100, north: 0, south: 100)

    @Test func `What is left of rings and lines is what shapely leaves`() throws {
        for cut in try TileSamples.expected().cuts {
            let line = cut.points.map { PlanePoint(x: $0[0], y: $0[1]) }
            let ring = square.ring(line + line.prefix(1))
            #expect(abs(ring.doubledArea.magnitude / 2 - cut.area) < 1e-4)
            #expect(ring.isEmpty || ring.first == ring.last)
            let parts = square.lines(line)
            let length = parts.reduce(0) { sum, part in
                sum
                    + zip(part, part.dropFirst()).reduce(0) { sum, side in
                        let (x, y) = (side.1.x - side.0.x, side.1.y - side.0.y)
                        return sum + (x * x + y * y).squareRoot()
                    }
            }
            #expect(abs(length - cut.length) < 1e-4)
            for point in parts.joined() + ring {
                #expect((-1e-9...100.000_001).contains(point.x))
                #expect((-1e-9...100.000_001).contains(point.y))
            }
        }
    }

    @Test func `A line that leaves and returns is in parts`() {
        let points = [(10.0, 10.0), (150, 10), (150, 20), (50, 20)]
            .map { PlanePoint(x: $0.0, y: $0.1) }
        let parts = square.lines(points)
        #expect(parts.map { $0.map(\.x) } == [[10, 100], [100, 50]])
        #expect(square.lines([]) == [] && square.ring([]) == [])
    }
}
