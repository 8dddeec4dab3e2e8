import Essentials
import Geodesy

/// Writes the labels of a drawing, as many as have room.
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
            left < other.right && other.left < right && abs(middle - other.middle) < 15
        }
    }

    private enum Side {
        case right
        case left
    }

    private static let most = 60
    private static let longest = 32

    /// The widths, in CSS pixels, of the smallest drawings on a phone and on other screens.
    private static let narrow = 300.0
    private static let wide = 620.0

    init(_ points: [MapPoint], frame: HTMLMapFrame) {
        let order = points.indicesByPriority.filter { !points[$0].shownLabel.isEmpty }
        var (html, names) = ("", [String]())
        var (narrow, wide) = ([Box](), [Box]())
        for index in order {
            guard wide.count < 2 * Self.most else { break }
            let point = points[index]
            guard let position = frame.position(of: point.coordinate) else { continue }
            let label = point.shownLabel.truncated(to: Self.longest)
            names.append(point.label.truncated(to: Self.longest))
            let side = Self.place(label, position, Self.wide, &wide)
            let narrowSide = Self.place(label, position, Self.narrow, &narrow)
            for (side, kind) in Self.kinds(wide: side, narrow: narrowSide) {
                let anchor = side == .left ? " text-anchor=\"end\" dx=\"-8\"" : " dx=\"8\""
                html += "<text\(kind) x=\"\((position.x * 100).fixed(2))%\""
                html += " y=\"\((position.y * 100).fixed(2))%\" dy=\"4\"\(anchor)>"
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
        _ width: Double,
        _ taken: inout [Box]
    ) -> Side? {
        let (x, y) = (position.x * width, position.y * width / 2)
        let length = Double(label.displayWidth) * 7.5
        let sides: [(Side, Box)] = [
            (.right, Box(left: x + 6, right: x + 10 + length, middle: y)),
            (.left, Box(left: x - 10 - length, right: x - 6, middle: y)),
        ]
        for (side, box) in sides {
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
