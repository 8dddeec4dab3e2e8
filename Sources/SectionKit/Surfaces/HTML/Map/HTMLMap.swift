import Geodesy
import SectionEssentials

/// Writes a map as a drawing that works without scripts.
///
/// The page's script reads the drawing and shows a globe in its place; see the folder `map` of ``WebFile``.
struct HTMLMap {
    private let map: Map
    private let frame: HTMLMapFrame
    private let lines: HTMLMapLines
    private let labels: HTMLMapLabels
    private let id: String
    private let rows: [String: Int]
    private let pictures: HTMLPictureRows?
    private let marks: HTMLMapMarks
    private let land: HTMLMapLand
    private let ground: HTMLMapGround
    private let address: (String) -> String?

    /// Prepares a map.
    ///
    /// - Parameters:
    ///   - section: the identifier of its section.
    ///   - table: the table that its points and lines belong to; nil if there is none.
    ///   - pictures: the pictures that belong to rows; nil if there are none.
    ///   - ground: what lies on the land; nil for the land alone.
    ///   - address: returns the address of the page about a row; nil if there is none.
    init(
        _ map: Map,
        section: String,
        table: Table?,
        pictures: HTMLPictureRows? = nil,
        ground: MapGround? = nil,
        formatter: ValueFormatter = ValueFormatter(zone: .utc),
        address: @escaping (String) -> String? = { _ in nil }
    ) {
        let map = map.saying(what: table, formatter)
        self.address = address
        self.map = map
        self.pictures = pictures?.table == table?.key ? pictures : nil
        frame = HTMLMapFrame(map.frame, places: Self.places(of: map))
        lines = HTMLMapLines(map.lines, resolution: frame.width / 10_000)
        marks = HTMLMapMarks(map.points, frame: frame)
        self.ground = HTMLMapGround(ground, frame: frame)
        labels = HTMLMapLabels(
            map.points, map.areas, ends: map.lines.flatMap(\.namedEnds),
            names: self.ground.names,
            ways: lines.parts.flatMap(\.pieces), marks: marks, frame: frame)
        id = "\(section)-\(map.key)".html
        rows = table?.indicesByIdentity ?? [:]
        land = HTMLMapLand(
            map.base, areas: map.areas, rows: rows, frame: frame,
            points: map.points.indicesByPriority.map { map.points[$0].coordinate })
    }

    /// The places that the map should show.
    private static func places(of map: Map) -> [Coordinate] {
        map.points.map(\.coordinate) + map.lines.flatMap { $0.drawnSegments(every: 10).joined() }
            + map.areas.flatMap { $0.rings.joined() }
    }

    /// The markup.
    var html: String {
        let table = map.table.map { " data-table=\"\($0.html)\"" } ?? ""
        return """
            <figure class="map"\(table)>
            <figcaption>\(map.title.html)</figcaption>
            <div class="stage">
            <svg class="still\(look)" role="img">
            <title>\(map.title.html)</title>
            <desc>\(description.html)</desc>
            \(drawing)<g class="labels">
            \(labels.html)</g>
            \(marks.html(pictures, rows: rows, address: address))\
            \(HTMLMapScale(frame).html)</svg>
            \(controls)</div>
            \(legend)\(coast)<p class="faint">\(notes.html)</p>
            </figure>\n
            """
    }

    /// What stands for the land, if not its outlines.
    private var look: String {
        ground.isWhole ? " grounded" : land.isLeftOut ? " bare" : ""
    }

    /// What the colours say, of those that are on the map; empty if nothing says it.
    private var legend: String {
        let tones = Set(
            map.points.filter { map.range(of: $0) == nil }.map(\.tone)
                + map.lines.filter { map.range(of: $0) == nil }.map(\.tone)
                + map.areas.map(\.tone))
        let names = map.scale?.names ?? []
        let scaled = map.ranges.map { ("scale-\($0 + 1)", names[$0]) }
        let others = HTMLMapPoints.tones.filter(tones.contains).compactMap { tone in
            map.tones[tone]?.nonBlank.map { (tone.rawValue, $0) }
        }
        guard !scaled.isEmpty || others.count + scaled.count > 1 else { return "" }
        let items = (scaled + others).map {
            "<li><span class=\"swatch \($0)\"></span>\($1.html)</li>"
        }
        let title = scaled.isEmpty ? nil : map.scale.map { "<span>\($0.title.html)</span>" }
        return "<div class=\"legend\">\(title ?? "")<ul>\(items.joined())</ul></div>\n"
    }

    /// What is on the map, for people who cannot see it.
    private var description: String {
        var parts: [String] = []
        if !map.points.isEmpty { parts.append(map.points.count.counted("point", "points")) }
        if !map.lines.isEmpty { parts.append(map.lines.count.counted("line", "lines")) }
        if !map.areas.isEmpty { parts.append(map.areas.count.counted("area", "areas")) }
        guard !parts.isEmpty else { return "A map without points and lines." }
        let all =
            map.points.indicesByPriority.lazy.map { map.points[$0].label }.prefix(100)
            + map.areas.indicesByPriority.lazy.map { map.areas[$0].label }.prefix(100)
        let names = all.filter { !$0.isEmpty }.prefix(10).map { $0.truncated(to: 32) }
        return parts.listed(by: "and") + (names.isEmpty ? "." : ": \(names.separated(by: ", ")).")
    }

    /// Says that the coast is left out; a map that moves says it itself, where it is.
    private var coast: String {
        land.isLeftOut && !ground.isWhole
            ? "<p class=\"faint still\">The coast is left out: it is not known closely enough for so"
                + " small an area.</p>\n" : ""
    }

    /// What a person should know of the drawing.
    private var notes: String {
        var notes: [String] = []
        if map.isEmpty { notes.append("There is nothing to show.") }
        if lines.drawn < lines.places {
            notes.append(
                "The lines are simplified to \(lines.drawn.grouped) of their"
                    + " \(lines.places.grouped) points.")
        }
        if lines.drawnArcs < lines.arcs {
            notes.append(
                "The map shows \(lines.drawnArcs.grouped) of \(lines.arcs.grouped) arcs.")
        }
        if let credit = ground.credit { notes.append("\(credit.withCapital).") }
        if !ground.isWhole, !land.isLeftOut, map.base != .empty {
            notes.append("Land and borders: \(map.base.name).")
        }
        return notes.separated(by: " ")
    }

    /// The land, the areas, the lines and the points, which fill the frame.
    private var drawing: String {
        let (west, north) = (frame.west.fixed(6), (-frame.north).fixed(6))
        return """
            <svg aria-hidden="true" viewBox="\(west) \(north) \(frame.width.fixed(6)) \
            \(frame.height.fixed(6))" preserveAspectRatio="none">
            \(layer("land", HTMLMapLand.units(of: frame), land.html))\
            \(ground.html.isEmpty ? "" : layer("ground", frame.units, ground.html))\
            \(layer("content", frame.units, content))</svg>\n
            """
    }

    /// Markup in units; it is repeated beyond the date line if the frame crosses it.
    private func layer(_ name: String, _ units: HTMLMapPath.Units, _ html: String) -> String {
        var layer = "<g \(units.transform)>\n<g id=\"\(id)-\(name)\">\n\(html)</g>\n"
        if frame.crossesDateLine {
            layer += "<use href=\"#\(id)-\(name)\" x=\"\(Int(360 * units.scale))\"/>\n"
        }
        return layer + "</g>\n"
    }

    private var content: String {
        var html = ""
        for part in lines.parts {
            var path = HTMLMapPath(in: frame.units)
            for piece in part.pieces { path.add(piece) }
            let kind = part.line.path == .greatCircle ? "arc" : "track"
            let row = part.line.row.flatMap { rows[$0] }.map { " data-row=\"\($0)\"" } ?? ""
            let range = map.range(of: part.line)
            let look = part.line.tone.rawValue + (range.map { " scale-\($0 + 1)" } ?? "")
            html += "<path class=\"\(kind) \(look)\"\(row) d=\"\(path.text)\">"
            let title = part.line.title.truncated(to: 160).html
            html += (title.isEmpty ? "" : "<title>\(title)</title>") + "</path>\n"
        }
        return html
            + HTMLMapPoints(
                map.points, counted: marks.counted, scale: map.scale, frame: frame, id: id,
                rows: rows
            ).html
            + HTMLMapPoints.names(of: map.areas, frame: frame, rows: rows)
            + HTMLMapPoints.names(of: map.lines.flatMap(\.namedEnds), frame: frame)
            + HTMLMapPoints.names(of: ground.names, "names ground-names", frame: frame)
    }

    /// The controls of the globe, which are hidden until the script has drawn it.
    private var controls: String {
        """
        <div class="live" hidden="">
        <div class="board">
        <canvas tabindex="0" role="application" aria-label="\(map.title.html)" \
        aria-describedby="\(id)-help"></canvas>
        <div class="point">
        <p class="chosen" role="status"></p>
        <button type="button" name="row" hidden="">Show in the table</button>
        </div>
        </div>
        <div class="buttons">
        <button type="button" name="in" aria-label="Zoom in">+</button>
        <button type="button" name="out" aria-label="Zoom out">−</button>
        <button type="button" name="reset">Reset</button>
        <button type="button" name="view">Flat map</button>
        </div>
        <p id="\(id)-help" class="faint"><span class="by-keys">Drag the map or press the arrow keys to move \
        it. To zoom, pinch, press + or −, or click the map and scroll. Enter chooses the point in the \
        middle.</span><span class="by-touch">Drag the map to move it, pinch it to zoom, and touch a point to \
        choose it.</span></p>
        </div>\n
        """
    }
}
