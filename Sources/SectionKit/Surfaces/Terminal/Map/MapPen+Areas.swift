import Geodesy
import SectionEssentials

extension MapPen {
    /// Fills an area with the pattern of its tone, or wholly, and draws its outline.
    mutating func fill(_ area: MapArea, isWhole: Bool, on canvas: inout DotCanvas) {
        let ink = DotInk(style: .mapped(area.tone), mark: area.tone.mark)
        for (y, crossings) in crossings(of: area.rings).enumerated() where !crossings.isEmpty {
            let ends = crossings.sorted()
            for span in stride(from: 0, to: ends.count - 1, by: 2) {
                let first = Int(clamping: max(ends[span].rounded(.up), 0))
                let last = Int(clamping: min(ends[span + 1], projection.width - 1).rounded(.down))
                for x in stride(from: first, through: last, by: 1)
                where isWhole || area.tone.fills(x, y) {
                    canvas.set(x, y, ink)
                }
            }
        }
        for part in area.rings.flatMap(\.partsBetweenSeams) { draw(part[...], ink, on: &canvas) }
    }

    /// Where the rings cross the middle of each row of dots, also a whole turn to the east and west.
    private func crossings(of rings: [[Coordinate]]) -> [[Double]] {
        let rows = Int(projection.height)
        var crossings = Array(repeating: [Double](), count: rows)
        for ring in rings {
            for (start, end) in zip(ring, ring.dropFirst()) {
                let (top, bottom) = (projection.y(start.latitude), projection.y(end.latitude))
                let first = max(Int(clamping: (min(top, bottom) - 0.5).rounded(.up)), 0)
                let last = min(Int(clamping: (max(top, bottom) - 0.5).rounded(.up)), rows)
                for y in stride(from: first, to: last, by: 1) {
                    let share = (Double(y) + 0.5 - top) / (bottom - top)
                    let longitude = start.longitude + share * (end.longitude - start.longitude)
                    for turn in [-360.0, 0, 360] {
                        let east = longitude - projection.middle.longitude + turn
                        crossings[y].append(projection.x(east))
                    }
                }
            }
        }
        return crossings
    }
}

extension Badge.Tone {
    /// Whether the pattern of areas of this tone has a dot.
    fileprivate func fills(_ x: Int, _ y: Int) -> Bool {
        switch self {
        case .positive: (x + y) % 2 == 0
        case .neutral: x % 2 == 0 && y % 2 == 0
        case .pending: y % 2 == 0
        case .negative: (x + y) % 4 == 0
        }
    }

    /// The character of an area in ASCII.
    fileprivate var mark: Unicode.Scalar {
        switch self {
        case .positive: "#"
        case .neutral: ":"
        case .pending: "="
        case .negative: "%"
        }
    }
}
