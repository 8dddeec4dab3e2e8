import Networking

/// The coordinates of a geometry: its positions by lines, and how deeply they are nested.
struct GeoJSONCoordinates: Sendable {
    /// A position: a longitude, a latitude, and perhaps a height; NaN for a missing number.
    struct Position: Sendable {
        var longitude = Double.nan
        var latitude = Double.nan
        var elevation = Double.nan
    }

    /// The lines; the positions of a point or of several points are one line.
    private(set) var lines: [[Position]] = []

    /// The levels of arrays: 1 for a point, 2 for a line, 3 for several lines.
    private(set) var depth = 0

    private var line: [Position] = []

    init() {}

    init(json: inout JSONReader) {
        depth = read(&json)
        if !line.isEmpty { lines.append(line) }
    }

    /// Reads an array; returns its levels.
    private mutating func read(_ json: inout JSONReader) -> Int {
        var position = Position()
        var (count, inner) = (0, 0)
        let isArray = json.array { json in
            if let number = json.number() {
                if count == 0 { position.longitude = number }
                if count == 1 { position.latitude = number }
                if count == 2 { position.elevation = number }
                count += 1
            } else {
                inner = max(inner, read(&json))
            }
        }
        guard isArray else { return 0 }
        if inner == 0 {
            line.append(position)
        } else if inner == 1 {
            lines.append(line)
            line = []
        }
        return inner + 1
    }
}
