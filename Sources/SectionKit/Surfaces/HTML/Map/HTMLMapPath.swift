import Geodesy
import SectionEssentials

/// Writes the data of SVG paths in whole units, each place as the step from the one before it.
struct HTMLMapPath {
    /// The whole units of a drawing, counted from a place near its content: renderers keep only
    /// seven digits.
    struct Units {
        /// The place, in degrees.
        let east: Int
        let north: Int

        /// The number of decimals of a degree.
        let decimals: Int

        /// The number of units in a degree.
        var scale: Double { (0..<decimals).reduce(1) { scale, _ in scale * 10 } }

        /// The attribute that makes units degrees; the north is up.
        var transform: String {
            let unit = (1 / scale).fixed(decimals)
            return "transform=\"translate(\(east) \(-north)) scale(\(unit) -\(unit))\""
        }
    }

    private let units: Units
    private let scale: Double
    private var buffer = TextBuffer()

    /// Prepares a path in units.
    init(in units: Units) {
        self.units = units
        scale = units.scale
    }

    /// The data of the path.
    var text: String { buffer.text }

    /// Whether anything was added.
    var isEmpty: Bool { buffer.isEmpty }

    /// Adds a line, or a ring without its last place, which is its first.
    mutating func add(_ places: some Sequence<Coordinate>, isClosed: Bool = false) {
        var last: (x: Int, y: Int)?
        var isStart = true
        for place in places {
            let (x, y) = position(of: place)
            if let before = last {
                let (dx, dy) = (x - before.x, y - before.y)
                if dx == 0, dy == 0 { continue }
                if isStart { buffer.append("l") } else if dx >= 0 { buffer.append(" ") }
                isStart = false
                buffer.append(String(dx))
                if dy >= 0 { buffer.append(" ") }
                buffer.append(String(dy))
            } else {
                move(to: (x, y))
            }
            last = (x, y)
        }
        guard last != nil else { return }
        // A line without length is drawn as a dot.
        if isStart { buffer.append("h0") } else if isClosed { buffer.append("z") }
    }

    /// Adds a place, which is drawn as a dot.
    mutating func add(_ place: Coordinate) {
        move(to: position(of: place))
        buffer.append("h0")
    }

    /// Adds a short line from a place in a direction, in degrees from north.
    mutating func addStep(from place: Coordinate, east: Double, north: Double) {
        move(to: position(of: place))
        buffer.append(
            "l\(Int(clamping: (east * scale).rounded())) \(Int(clamping: (north * scale).rounded()))"
        )
    }

    private mutating func move(to position: (x: Int, y: Int)) {
        buffer.append("M")
        buffer.append(String(position.x))
        buffer.append(position.y < 0 ? "" : " ")
        buffer.append(String(position.y))
    }

    private func position(of place: Coordinate) -> (x: Int, y: Int) {
        let east = place.longitude - Double(units.east)
        let north = place.latitude - Double(units.north)
        return (Int(clamping: (east * scale).rounded()), Int(clamping: (north * scale).rounded()))
    }
}
