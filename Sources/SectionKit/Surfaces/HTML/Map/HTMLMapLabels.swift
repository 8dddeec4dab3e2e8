import Geodesy
import SectionEssentials

/// Writes the labels of a drawing, as many as have room: beside the points, and in the areas.
///
/// Their size does not change with that of the drawing, so fewer are shown on a phone.
struct HTMLMapLabels {
    /// The markup of the labels.
    let html: String

    /// The names of the shown points, the most important first.
    let names: [String]

    /// A label on a drawing of a certain width.
    private struct Box {
        let left: Double
        let right: Double
        let middle: Double

        func overlaps(_ other: Box) -> Bool {
            left < other.right && other.left < right && (middle - other.middle).magnitude < 15
        }
    }

    private enum Side {
        case right
        case left

        /// On the place itself, in an area.
        case middle

        static let besidePoint: [Side] = [.right, .left]
        static let insideArea: [Side] = [.middle]

        /// The attributes of the text.
        var anchor: String {
            switch self {
            case .right: " dx=\"8\""
            case .left: " text-anchor=\"end\" dx=\"-8\""
            case .middle: " text-anchor=\"middle\""
            }
        }
    }

    private static let most = 60
    private static let longest = 32

    /// The widths, in CSS pixels, of the smallest drawings on a phone and on other screens.
    private static let narrow = 300.0
    private static let wide = 620.0

    init(_ points: [MapPoint], _ areas: [MapArea] = [], frame: HTMLMapFrame) {
        let beside = points.indicesByPriority.map {
            (points[$0].coordinate, points[$0].shownLabel, points[$0].label, Side.besidePoint)
        }
        let inside = areas.indicesByPriority.compactMap { index in
            areas[index].middle.map {
                ($0, areas[index].label, areas[index].label, Side.insideArea)
            }
        }
        var (html, names) = ("", [String]())
        var (narrow, wide) = ([Box](), [Box]())
        for (place, shown, name, sides) in beside + inside where !shown.isEmpty {
            guard wide.count < 2 * Self.most else { break }
            guard let position = frame.position(of: place) else { continue }
            let label = shown.truncated(to: Self.longest)
            names.append(name.truncated(to: Self.longest))
            let side = Self.place(label, position, sides, Self.wide, &wide)
            let narrowSide = Self.place(label, position, sides, Self.narrow, &narrow)
            for (side, kind) in Self.kinds(wide: side, narrow: narrowSide) {
                html += "<text\(kind) x=\"\((position.x * 100).fixed(2))%\""
                html += " y=\"\((position.y * 100).fixed(2))%\" dy=\"4\"\(side.anchor)>"
                html += "\(label.html)</text>\n"
            }
        }
        self.html = html
        self.names = names
    }

    /// The labels of a point, with the attribute for the screens on which each is shown.
    private static func kinds(wide: Side?, narrow: Side?) -> [(Side, String)] {
        if let wide, wide == narrow { return [(wide, "")] }
        return [(wide, " class=\"wide\""), (narrow, " class=\"narrow\"")].compactMap { side, kind in
            side.map { ($0, kind) }
        }
    }

    /// Finds a side with room for a label on a drawing of a certain width, and takes it.
    private static func place(
        _ label: String,
        _ position: (x: Double, y: Double),
        _ sides: [Side],
        _ width: Double,
        _ taken: inout [Box]
    ) -> Side? {
        let (x, y) = (position.x * width, position.y * width / 2)
        let length = Double(label.displayWidth) * 7.5
        for side in sides {
            let box =
                switch side {
                case .right: Box(left: x + 6, right: x + 10 + length, middle: y)
                case .left: Box(left: x - 10 - length, right: x - 6, middle: y)
                case .middle: Box(left: x - length / 2, right: x + length / 2, middle: y)
                }
            guard box.left > 0, box.right < width, box.middle > 6, box.middle < width / 2 - 6,
                !taken.contains(where: box.overlaps)
            else { continue }
            // The point itself is not covered by other labels either.
            taken += [box, Box(left: x - 5, right: x + 5, middle: y)]
            return side
        }
        return nil
    }
}
