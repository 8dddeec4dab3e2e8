import Geodesy
import SectionEssentials

/// Draws a map: below everything the borders and coasts, above them the areas, the lines, the points
/// and their labels.
struct MapDrawing {
    /// The styled lines of the terminal.
    let lines: [String]

    /// The scale and the direction of north, and what was simplified, in one styled line.
    let footer: String

    /// What that line had no room for, in words.
    let leftOut: [String]

    /// The number of points of lines from which simplification is worth saying.
    private static let many = 10_000

    private static let coast = DotInk(style: .faint)
    private static let border = DotInk(style: .faint, dash: .dotted, mark: ".")

    /// Draws the part of a map that a projection shows.
    ///
    /// - Parameter chosen: the identity of the row whose points, lines and areas stand out.
    init(
        _ prepared: PreparedMap,
        _ projection: MapProjection,
        chosen: String? = nil,
        style: TerminalStyle
    ) {
        let (columns, rows) = (Int(projection.width / 2), Int(projection.height / 4))
        var canvas = DotCanvas(columns: columns, rows: rows)
        let found = projection.box.flatMap {
            style.ground?.detail(
                of: MapGround.View(
                    of: $0, resolution: 1 / projection.scale,
                    kinds: GroundDrawing.kinds(metresPerDot: projection.metresPerDot)))
        }
        // Where there is no room to say whose work it is, it is not drawn.
        let isSaid = found?.note.map { style.encoded($0).displayWidth <= columns } ?? false
        let detail = isSaid || found?.problem != nil ? found : nil
        let ground = detail.flatMap { $0.features.isEmpty ? nil : $0 }
        // Beyond the part that it is known of, there is land and sea as everywhere.
        let part = projection.box.flatMap { ground?.part(of: $0) }
        var hasLand = true
        if ground == nil || part != nil {
            let outlines = prepared.map.base.outlines(1 / projection.scale)
            hasLand = outlines.isTrue(ofHeight: projection.latitudes)
            var pen = MapPen(projection)
            if hasLand {
                for border in outlines.borders { pen.draw(border[...], Self.border, on: &canvas) }
                for coast in outlines.coasts { pen.draw(coast[...], Self.coast, on: &canvas) }
            }
        }
        if let ground {
            if let part { canvas.clear(projection.cells(of: part)) }
            GroundDrawing(ground.features).draw(on: &canvas, projection)
        }
        var pen = MapPen(projection)
        var fills = DotCanvas(columns: columns, rows: rows)
        for area in prepared.map.areas {
            pen.fill(area, isWhole: chosen != nil && area.row == chosen, on: &fills)
        }
        canvas.cover(with: fills)
        var routes = DotCanvas(columns: columns, rows: rows)
        let above = prepared.paths.filter { chosen != nil && $0.line.row == chosen }
        let below = prepared.paths.filter { chosen == nil || $0.line.row != chosen }
        for path in below {
            pen.draw(path, prepared.look(of: path.line), isDotted: !above.isEmpty, on: &routes)
        }
        for path in above {
            pen.draw(path, prepared.look(of: path.line), isDotted: false, on: &routes)
        }
        canvas.cover(with: routes)
        let marks = MapMarks(prepared, projection, chosen: chosen)
        marks.draw(above + below, on: &canvas, beside: fills, style: style)
        if let detail {
            GroundDrawing(detail.features)
                .name(on: &canvas, beside: routes, projection, style: style)
        }
        lines = (0..<rows).map { canvas.line($0, style: style).trimmed }
        let bar = MapScaleBar(projection, columns: columns, ascii: style.ascii)
        let north = style.ascii ? "^ N" : "↑ N"
        let simplified =
            pen.skipped < Self.many
            ? "" : "   lines simplified, \(pen.skipped.grouped) points left out"
        let numbers = marks.legend(style).map { "   " + $0 } ?? ""
        let bare = hasLand ? "" : "   coast not shown"
        let tones = Self.tones(of: prepared.map, ascii: style.ascii)
        let scale = "\(bar.text)   \(north)"
        // Whose work a map is stands on it, if need be instead of the scale.
        let note = (detail?.note).map { style.encoded($0) }
        let start =
            [[scale, note].compactMap(\.self).separated(by: "   "), note ?? ""]
            .first { $0.displayWidth <= columns } ?? note ?? scale
        var (words, leftOut) = (start + simplified, [String]())
        for part in [numbers, bare, tones] where !part.isEmpty {
            if (words + part).displayWidth <= columns {
                words += part
            } else {
                leftOut.append(part)
            }
        }
        self.leftOut = leftOut.map { $0[...].trimmed }
        footer = style.paint(style.line(words, columns: columns), .faint)
    }
}

extension MapDrawing {
    /// What the marks of points say, of those that are on the map; empty if they are all alike.
    private static func tones(of map: Map, ascii: Bool) -> String {
        let used = Set(map.points.filter { $0.heading == nil }.map(\.tone))
        let order: [Badge.Tone] = [.neutral, .positive, .pending, .negative]
        let named = order.filter { used.contains($0) && map.tones[$0] != nil }
        guard named.count > 1 else { return "" }
        return named.map { tone in
            "   \(MapMark.still(tone, ascii: ascii)) \(map.tones[tone] ?? "")"
        }.joined()
    }
}

extension String {
    /// The text without spaces at its end, such as the blank after a label.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

/// The scale bar of a map: how long a round number of metres or kilometres is.
struct MapScaleBar {
    /// The bar and its length in words, such as `├────┤ 500 km`.
    let text: String

    /// Creates the longest bar of 1, 2 or 5 times a power of ten that takes at most a quarter of the
    /// columns.
    init(_ projection: MapProjection, columns: Int, ascii: Bool) {
        let metresPerColumn = projection.metresPerDot * 2
        let length = ScaleLength(atMost: Double(max(columns / 4, 4)) * metresPerColumn)
        let bar = max(3, Int(clamping: (length.metres / metresPerColumn).rounded()))
        let ends = ascii ? ("|", "-", "|") : ("├", "─", "┤")
        // Far from the middle parallel, only distances along meridians keep their length.
        let isTall = projection.latitudes > 60
        text =
            ends.0 + String(repeating: ends.1, count: bar - 2) + ends.2 + " " + length.text
            + (isTall ? ascii ? " (N-S)" : " (N–S)" : "")
    }
}

/// Draws lines of the Earth on a canvas.
struct MapPen {
    let projection: MapProjection

    /// The number of points that were not drawn, because they are on the same dot as the one before.
    private(set) var skipped = 0

    init(_ projection: MapProjection) {
        self.projection = projection
    }

    /// Draws the parts of a line in a colour and in the dashes of its tone, or dotted.
    mutating func draw(
        _ path: MapPath, _ look: TextStyle, isDotted: Bool, on canvas: inout DotCanvas
    ) {
        let dash: DotInk.Dash =
            switch path.line.tone {
            case _ where isDotted: .dotted
            case .neutral, .positive: .solid
            case .pending: .dashDotted
            case .negative: .dashed
            }
        let ink = DotInk(style: look, dash: dash, mark: "*")
        for piece in path.pieces where piece.isVisible(in: projection) {
            draw(piece.points, ink, on: &canvas)
        }
    }

    /// Draws a line the shorter way from each point to the next, also across the date line.
    mutating func draw(_ points: ArraySlice<Coordinate>, _ ink: DotInk, on canvas: inout DotCanvas)
    {
        guard let first = points.first else { return }
        // The difference of longitude to the middle of the map, and the place on the canvas.
        var turn = MapProjection.turn(first.longitude - projection.middle.longitude)
        var start = (x: projection.x(turn), y: projection.y(first.latitude))
        var before = first
        for point in points.dropFirst() {
            let change = MapProjection.turn(point.longitude - before.longitude)
            let end = (x: start.x + change * projection.stretch, y: projection.y(point.latitude))
            let isSameDot = Int(end.x) == Int(start.x) && Int(end.y) == Int(start.y)
            if isSameDot {
                skipped += 1
                continue
            }
            draw(start, end, ink, on: &canvas)
            turn = MapProjection.turn(turn + change)
            (start, before) = ((projection.x(turn), end.y), point)
        }
    }

    /// Draws a piece of a line, and again a whole turn away if it leaves the map at one side.
    private func draw(
        _ start: (x: Double, y: Double),
        _ end: (x: Double, y: Double),
        _ ink: DotInk,
        on canvas: inout DotCanvas
    ) {
        guard max(start.y, end.y) >= 0, min(start.y, end.y) < projection.height else { return }
        let circle = 360 * projection.stretch
        let half = circle / 2
        let middle = projection.width / 2
        if max(start.x, end.x) >= 0, min(start.x, end.x) < projection.width {
            canvas.line(from: start, to: end, ink)
        }
        guard (end.x - middle).magnitude > half else { return }
        let shift = end.x > middle ? -circle : circle
        canvas.line(from: (start.x + shift, start.y), to: (end.x + shift, end.y), ink)
    }
}

extension MapPen {
    /// Fills an area with the pattern of its tone, or wholly, and draws its outline.
    mutating func fill(_ area: MapArea, isWhole: Bool, on canvas: inout DotCanvas) {
        let ink = DotInk(style: .mapped(area.tone), mark: area.tone.mark)
        fill(area.rings, ink, on: &canvas) { isWhole || area.tone.fills($0, $1) }
        for part in area.rings.flatMap(\.partsBetweenSeams) { draw(part[...], ink, on: &canvas) }
    }

    /// Fills rings with the dots of a pattern.
    func fill(
        _ rings: [[Coordinate]], _ ink: DotInk, on canvas: inout DotCanvas,
        where isSet: (_ x: Int, _ y: Int) -> Bool
    ) {
        for (y, crossings) in crossings(of: rings).enumerated() where !crossings.isEmpty {
            let ends = crossings.sorted()
            for span in stride(from: 0, to: ends.count - 1, by: 2) {
                let first = Int(clamping: max(ends[span].rounded(.up), 0))
                let last = Int(clamping: min(ends[span + 1], projection.width - 1).rounded(.down))
                for x in stride(from: first, through: last, by: 1) where isSet(x, y) {
                    canvas.set(x, y, ink)
                }
            }
        }
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
