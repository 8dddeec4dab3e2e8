import Foundation
import Geodesy
import Testing

struct SimplificationTests {
    @Test func `Points on a straight line are removed`() throws {
        let path = try (0...1000).map { try Coordinate.at(0, Double($0) * 0.001) }
        #expect(path.simplified(tolerance: 1) == [path[0], path[1000]])
    }

    @Test func `The indices of kept points tell apart two points at one place`() throws {
        let place = try Coordinate.at(0, 0)
        let path = [place, try .at(0, 1), try .at(1, 1), place]
        #expect(path.simplifiedIndices(tolerance: 1) == [0, 1, 2, 3])
        #expect(path.simplifiedIndices(tolerance: 0) == [0, 1, 2, 3])
        let straight = try (0...4).map { try Coordinate.at(0, Double($0)) }
        #expect(straight.simplifiedIndices(tolerance: 1) == [0, 4])
    }

    @Test func `Points along a great circle are removed, also across the date line`() throws {
        let path = GreatCircle(from: try .at(40, 140), to: try .at(35, -120)).points(every: 0.1)
        #expect(path.simplified(tolerance: 0.001) == [path[0], path[path.count - 1]])
    }

    @Test func `No removed point is further away than the tolerance`() throws {
        var random = Steps(seed: 7)
        let path = try random.walk(of: 2000)
        for tolerance in [1.0, 10, 100, 1000] {
            let kept = path.simplified(tolerance: tolerance)
            #expect(kept.count < path.count)
            #expect(kept.first == path.first && kept.last == path.last)
            var side = 0
            for point in path {
                if side + 1 < kept.count, point == kept[side + 1] { side += 1 }
                let near = kept[max(0, side - 1)...min(side + 1, kept.count - 1)]
                #expect(point.distance(to: Array(near)) < tolerance * 1.001 + 0.001)
            }
        }
    }

    @Test func `A ring stays closed, and keeps four points`() throws {
        let ring = try (0...360).map { degree in
            let angle = Double(degree % 360) * .pi / 180
            return try Coordinate.at(sin(angle), cos(angle))
        }
        let some = ring.simplified(tolerance: 1000)
        #expect(some.first == some.last)
        #expect((10...80).contains(some.count))
        let few = ring.simplified(tolerance: 1e9)
        #expect(few.first == few.last)
        #expect(few.count == 4)
    }

    @Test func `A short line, and one without a tolerance, stay as they are`() throws {
        let short = try line((0, 0), (1, 1))
        #expect(short.simplified(tolerance: 1e6) == short)
        #expect([Coordinate]().simplified(tolerance: 1).isEmpty)
        let bent = try line((0, 0), (1, 1), (0, 2), (0, 0))
        for tolerance in [0, -1, Double.nan] {
            #expect(bent.simplified(tolerance: tolerance) == bent)
        }
        #expect(bent.simplified(tolerance: .infinity) == bent)
    }

    @Test func `A line of equal points becomes the smallest ring`() throws {
        let point = try Coordinate.at(3, 4)
        let path = Array(repeating: point, count: 100)
        #expect(path.simplified(tolerance: 1).count == 4)
    }

    @Test(.timeLimit(.minutes(1)))
    func `A line whose furthest point is always the next takes bounded time`() throws {
        // Each point is further from the rest than the next one: splits alone would take a square
        // of the number of points.
        let path = try (0..<100_000).map { index in
            let (turn, size) = (Double(index), 40 * pow(0.999_95, Double(index)))
            return try Coordinate.at(size * sin(turn), size * cos(turn))
        }
        let kept = path.simplified(tolerance: 10)
        #expect(kept.first == path.first && kept.last == path.last)
    }
}

extension Coordinate {
    /// The distance to the nearest of a line's sides, in metres, by trying many points of them.
    fileprivate func distance(to line: [Coordinate]) -> Double {
        var nearest = Double.infinity
        for (start, end) in zip(line, line.dropFirst()) {
            // The distance along a side first falls and then grows.
            let side = GreatCircle(from: start, to: end)
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let (third, twoThirds) = (low + (high - low) / 3, high - (high - low) / 3)
                let isNearer =
                    haversineDistance(to: side.point(at: third))
                    < haversineDistance(to: side.point(at: twoThirds))
                if isNearer { high = twoThirds } else { low = third }
            }
            nearest = min(nearest, haversineDistance(to: side.point(at: low)))
        }
        return nearest
    }
}

/// A walk with random steps, always the same.
private struct Steps {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    // The generator of Knuth's MMIX.
    private mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 52) - 1
    }

    mutating func walk(of count: Int) throws -> [Coordinate] {
        var (latitude, longitude) = (46.0, 14.0)
        return try (0..<count).map { _ in
            latitude += next() * 0.001
            longitude += next() * 0.001 + 0.0005
            return try .at(latitude, longitude)
        }
    }
}
