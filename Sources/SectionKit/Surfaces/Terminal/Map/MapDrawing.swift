import Geodesy

/// Draws a map: below everything the borders and coasts, above them the areas, the lines, the points
/// and their labels.
struct MapDrawing {
    /// The styled lines of the terminal.
    let lines: [String]

    /// The scale and the direction of north, and what was simplified, in one styled line.
    let footer: String

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
        var pen = MapPen(projection)
        let outlines = prepared.map.base.outlines(1 / projection.scale)
        let hasLand = outlines.isTrue(ofHeight: projection.latitudes)
        if hasLand {
            for border in outlines.borders { pen.draw(border[...], Self.border, on: &canvas) }
            for coast in outlines.coasts { pen.draw(coast[...], Self.coast, on: &canvas) }
        }
        pen = MapPen(projection)
        var fills = DotCanvas(columns: columns, rows: rows)
        for area in prepared.map.areas {
            pen.fill(area, isWhole: chosen != nil && area.row == chosen, on: &fills)
        }
        canvas.cover(with: fills)
        var routes = DotCanvas(columns: columns, rows: rows)
        let above = prepared.paths.filter { chosen != nil && $0.line.row == chosen }
        let below = prepared.paths.filter { chosen == nil || $0.line.row != chosen }
        for path in below { pen.draw(path, isDotted: !above.isEmpty, on: &routes) }
        for path in above { pen.draw(path, isDotted: false, on: &routes) }
        canvas.cover(with: routes)
        let marks = MapMarks(prepared, projection, chosen: chosen)
        marks.draw(above + below, on: &canvas, beside: fills, style: style)
        lines = (0..<rows).map { canvas.line($0, style: style).trimmed }
        let bar = MapScaleBar(projection, columns: columns, ascii: style.ascii)
        let north = style.ascii ? "^ N" : "↑ N"
        let simplified =
            pen.skipped < Self.many
            ? "" : "   lines simplified, \(pen.skipped.grouped) points left out"
        let numbers = marks.counted > 0 ? "   numbers count points" : ""
        let bare = hasLand ? "" : "   coast not shown"
        let tones = Self.tones(of: prepared.map, ascii: style.ascii)
        // What the marks say is whole or left out; the other words are few.
        let words = "\(bar.text)   \(north)\(simplified)\(numbers)\(bare)"
        let hasRoom = (words + tones).displayWidth <= columns
        footer = style.paint(style.line(words + (hasRoom ? tones : ""), columns: columns), .faint)
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
