/// The geometry of a feature in the units of its tile, from the north-western corner.
///
/// Source: Mapbox Vector Tile Specification 2.1, section 4.3.
struct TileGeometry: Sendable {
    enum Shape: UInt64, Sendable {
        case points = 1
        case lines = 2
        case areas = 3
    }

    struct Point: Equatable, Sendable {
        let x: Int32
        let y: Int32
    }

    let shape: Shape

    /// Points, as one part; lines of two or more points; or rings that end with their first point.
    let parts: [[Point]]

    var pointCount: Int { parts.reduce(0) { $0 + $1.count } }

    /// Coordinates are no further from the tile, which may have a side of 2²⁰.
    private static let furthest = -(1 << 24)...(1 << 24)

    /// The command that draws a line to the beginning of a ring, once.
    private static let close: UInt64 = 1 << 3 | 7

    /// Reads the commands of a feature; nil if they are damaged or draw nothing.
    ///
    /// - Parameter pointBudget: how many points the tile may still have.
    /// - Throws: ``TileError`` if it has more.
    init?(
        _ shape: Shape,
        _ commands: ByteReader,
        pointBudget: inout Int
    ) throws(TileError) {
        var reader = commands
        var (parts, part) = ([[Point]](), [Point]())
        var (x, y) = (0, 0)
        while reader.remaining > 0 {
            guard let command = try? reader.varint() else { return nil }
            if command == Self.close {
                if shape == .areas { Self.add(part, shape, to: &parts) }
                part = []
                continue
            }
            let (id, count) = (command & 7, command >> 3)
            // Each point has two numbers of at least one byte.
            guard id == 1 || id == 2, count <= reader.remaining / 2 else { return nil }
            let points = Int(count)
            pointBudget -= points
            guard pointBudget >= 0 else { throw .damaged(.tile) }
            if part.count < 2 { part.reserveCapacity(part.count + points) }
            for _ in 0..<points {
                guard let east = try? reader.varint(), let south = try? reader.varint() else {
                    return nil
                }
                x = Self.moved(x, by: east)
                y = Self.moved(y, by: south)
                if id == 1, shape != .points {
                    Self.add(part, shape, to: &parts)
                    part.removeAll(keepingCapacity: true)
                }
                part.append(Point(x: Int32(x), y: Int32(y)))
            }
        }
        Self.add(part, shape, to: &parts)
        guard !parts.isEmpty else { return nil }
        self.shape = shape
        self.parts = parts
    }

    /// A coordinate after a step, whose lowest bit is its sign.
    private static func moved(_ place: Int, by bits: UInt64) -> Int {
        let bits = UInt32(truncatingIfNeeded: bits)
        let step = Int(Int32(bitPattern: bits >> 1) ^ -Int32(bitPattern: bits & 1))
        return min(max(place + step, furthest.lowerBound), furthest.upperBound)
    }

    /// Adds a part that has enough points; a ring is closed.
    private static func add(_ part: [Point], _ shape: Shape, to parts: inout [[Point]]) {
        switch shape {
        case .points: if !part.isEmpty { parts.append(part) }
        case .lines: if part.count > 1 { parts.append(part) }
        case .areas:
            guard part.count > 2 else { return }
            var ring = part
            if ring.last != ring.first { ring += part.prefix(1) }
            if ring.count > 3 { parts.append(ring) }
        }
    }
}
