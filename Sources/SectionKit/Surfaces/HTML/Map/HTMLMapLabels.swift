import Geodesy
import SectionCLibrary
import SectionEssentials

/// Writes the labels of a drawing, as many as have room: beside the points, and in the areas.
///
/// Their size does not change with that of the drawing, so fewer are shown on a phone.
struct HTMLMapLabels {
    /// The markup of the labels.
    let html: String

    /// A label on a drawing of a certain width.
    private struct Box {
        let left: Double
        let right: Double
        let middle: Double

        /// Whether it covers a point, which is not as high as a label.
        func covers(_ point: (x: Double, y: Double)) -> Bool {
            left < point.x + 5 && point.x - 5 < right && (middle - point.y).magnitude < 12
        }

        func overlaps(_ other: Box) -> Bool {
            left < other.right && other.left < right && (middle - other.middle).magnitude < 15
        }
    }

    /// What a drawing of a certain width has no more room for.
    private struct Taken {
        let width: Double
        private var labels: [Box] = []

        /// The points, by their height in steps of a label.
        private var points: [Int: [(x: Double, y: Double)]] = [:]

        init(_ points: [(x: Double, y: Double)], _ width: Double) {
            self.width = width
            for point in points {
                let place = (x: point.x * width, y: point.y * width / 2)
                self.points[Int(place.y / 15), default: []].append(place)
            }
            // The scale is in the corner at the bottom left.
            labels = [
                Box(left: 0, right: 0.2 * width, middle: 0.47 * width),
                Box(left: 0, right: 0.2 * width, middle: 0.45 * width),
            ]
        }

        /// Takes the room of a label if neither a label nor another point than its own is there.
        mutating func take(_ boxes: [Box], besides own: (x: Double, y: Double)) -> Bool {
            for box in boxes {
                let step = Int(box.middle / 15)
                let isFree = (step - 1...step + 1).allSatisfy { step in
                    (points[step] ?? []).allSatisfy { point in
                        point == own || !box.covers(point)
                    }
                }
                guard isFree, !labels.contains(where: box.overlaps) else { return false }
            }
            labels += boxes
            return true
        }
    }

    private enum Side: Equatable {
        case right
        case left
        case above
        case below

        /// On the place itself, in an area.
        case middle

        /// On the place itself, along a street: turned by degrees with the clock.
        case along(Double)

        /// Beyond the place, by CSS pixels to the right and down.
        case beyond(x: Double, y: Double)

        static let besidePoint: [Side] = [.right, .left, .above, .below]
        static let insideArea: [Side] = [.middle]

        /// The attributes of the text.
        var anchor: String {
            switch self {
            case .right: " dy=\"4\" dx=\"8\""
            case .left: " dy=\"4\" text-anchor=\"end\" dx=\"-8\""
            case .above: " dy=\"-9\" text-anchor=\"middle\""
            case .below: " dy=\"18\" text-anchor=\"middle\""
            case .middle, .along: " dy=\"4\" text-anchor=\"middle\""
            case .beyond(let x, let y):
                " dx=\"\(x.fixed(1))\" dy=\"\((y + 4).fixed(1))\" text-anchor=\"middle\""
            }
        }
    }

    private static let most = 60
    private static let longest = 32

    /// The widths, in CSS pixels, of the smallest drawings on a phone and on other screens.
    private static let narrow = 300.0
    static let wide = 620.0

    /// A text to write, and where.
    private struct Label {
        let place: Coordinate
        let text: String
        let sides: [Side]

        /// The width of the narrowest drawing that has it, in CSS pixels.
        var leastWidth = 0.0

        /// Whether it is left out where it would cover a line.
        var avoidsWays = false
    }

    /// - Parameters:
    ///   - ends: the names of the ends of lines, for drawings on which the lines are long enough.
    ///   - names: the names of places of the base, which cover no way.
    ///   - ways: the lines.
    ///   - marks: how the points are drawn, none of which a label covers, and of which numbers have
    ///     no labels.
    init(
        _ points: [MapPoint],
        _ areas: [MapArea] = [],
        ends: [HTMLLineEnd] = [],
        names: [MapPoint] = [],
        ways: [[Coordinate]] = [],
        marks: HTMLMapMarks,
        frame: HTMLMapFrame
    ) {
        let counted = marks.counted
        let beside = points.indicesByPriority.filter { !counted.contains($0) }.map {
            Label(
                place: points[$0].coordinate, text: points[$0].shownLabel,
                sides: Side.besidePoint)
        }
        let inside = areas.indicesByPriority.compactMap { index in
            areas[index].middle.map {
                Label(place: $0, text: areas[index].label, sides: Side.insideArea)
            }
        }
        let beyond = ends.map { end in
            let (turn, far) = (end.direction * .pi / 180, HTMLLineEnd.beyond)
            return Label(
                place: end.place, text: end.name,
                sides: [.beyond(x: sin(turn) * far, y: -cos(turn) * far)],
                leastWidth: HTMLLineEnd.least * 2 * frame.height / end.span)
        }
        let places = names.map { name in
            guard let heading = name.heading else {
                return Label(
                    place: name.coordinate, text: name.label, sides: Side.insideArea,
                    avoidsWays: true)
            }
            let turn = (heading - 90).remainder(dividingBy: 180)
            let length = Double(max(1, name.priority)) / 100_000
            return Label(
                place: name.coordinate, text: name.label, sides: [.along(turn)],
                leastWidth: Self.width(of: name.label) * 2 * frame.height / length,
                avoidsWays: true)
        }
        let waySpots = names.isEmpty ? [] : ways.flatMap { frame.spots(along: $0) }
        var (html, count) = ("", 0)
        var streets: Set<String> = []
        let seen = marks.groups.compactMap { frame.position(of: points[$0[0]].coordinate) }
        var (narrow, wide) = (Taken(seen, Self.narrow), Taken(seen, Self.wide))
        for label in beside + inside + beyond + places where !label.text.isEmpty {
            guard count < Self.most else { break }
            guard let position = frame.position(of: label.place) else { continue }
            // A name that does not fit is left out, and says itself when it is pointed at.
            let shown = label.text
            guard shown.displayWidth <= Self.longest, !streets.contains(shown) else { continue }
            let avoided = label.avoidsWays ? waySpots : []
            let side = Self.place(label, position, &wide, avoiding: avoided)
            let narrowSide = Self.place(label, position, &narrow, avoiding: avoided)
            if side != nil || narrowSide != nil { count += 1 }
            for (side, kind) in Self.kinds(wide: side, narrow: narrowSide) {
                if case .along(let turn) = side {
                    streets.insert(shown)
                    html += "<svg\(kind) x=\"\((position.x * 100).fixed(2))%\""
                    html += " y=\"\((position.y * 100).fixed(2))%\"><text\(side.anchor)"
                    html += " transform=\"rotate(\(turn.fixed(1)))\">\(shown.html)</text></svg>\n"
                    continue
                }
                html += "<text\(kind) x=\"\((position.x * 100).fixed(2))%\""
                html += " y=\"\((position.y * 100).fixed(2))%\"\(side.anchor)>"
                html += "\(shown.html)</text>\n"
            }
        }
        self.html = html
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
        _ label: Label,
        _ position: (x: Double, y: Double),
        _ taken: inout Taken,
        avoiding spots: [(x: Double, y: Double)]
    ) -> Side? {
        let width = taken.width
        guard width >= label.leastWidth else { return nil }
        let (x, y) = (position.x * width, position.y * width / 2)
        let length = Self.width(of: label.text)
        for side in label.sides {
            let boxes =
                switch side {
                case .right: [Box(left: x + 6, right: x + 10 + length, middle: y)]
                case .left: [Box(left: x - 10 - length, right: x - 6, middle: y)]
                case .above: [Box(left: x - length / 2, right: x + length / 2, middle: y - 13)]
                case .below: [Box(left: x - length / 2, right: x + length / 2, middle: y + 14)]
                case .middle: [Box(left: x - length / 2, right: x + length / 2, middle: y)]
                case .along(let turn):
                    // A row of squares along it.
                    stride(from: 6 - length / 2, to: length / 2, by: 12).map { far in
                        let (right, down) = (cos(turn * .pi / 180), sin(turn * .pi / 180))
                        return Box(
                            left: x + far * right - 6, right: x + far * right + 6,
                            middle: y + far * down)
                    }
                case .beyond(let right, let down):
                    [
                        Box(
                            left: x + right - length / 2, right: x + right + length / 2,
                            middle: y + down)
                    ]
                }
            let isFree = boxes.allSatisfy { box in
                box.left > 0 && box.right < width && box.middle > 6
                    && box.middle < width / 2 - 6
                    && spots.allSatisfy { !box.covers((x: $0.x * width, y: $0.y * width / 2)) }
            }
            guard isFree, taken.take(boxes, besides: (x, y)) else { continue }
            return side
        }
        return nil
    }

    /// The width of a text, in CSS pixels.
    private static func width(of text: String) -> Double { Double(text.displayWidth) * 7.5 }
}

extension HTMLMapFrame {
    /// Places of a line as shares of the width and the height, close to each other; those outside are left
    /// out.
    fileprivate func spots(along line: [Coordinate]) -> [(x: Double, y: Double)] {
        var spots: [(x: Double, y: Double)] = []
        for place in line {
            guard let spot = position(of: place) else { continue }
            let last = spots.last ?? spot
            let steps = Int(
                clamping: (max(
                    (spot.x - last.x).magnitude, (spot.y - last.y).magnitude) * 100).rounded(.up))
            for step in 0...min(max(steps, 1), 100) {
                let share = Double(step) / Double(max(steps, 1))
                spots.append(
                    (last.x + (spot.x - last.x) * share, last.y + (spot.y - last.y) * share))
            }
        }
        return spots
    }
}
