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

    /// Prepares a map.
    ///
    /// - Parameters:
    ///   - section: the identifier of its section.
    ///   - table: the table that its points and lines belong to; nil if there is none.
    ///   - pictures: the pictures that belong to rows; nil if there are none.
    init(_ map: Map, section: String, table: Table?, pictures: HTMLPictureRows? = nil) {
        self.map = map
        self.pictures = pictures?.table == table?.key ? pictures : nil
        frame = HTMLMapFrame(map.frame, places: Self.places(of: map))
        lines = HTMLMapLines(map.lines, resolution: frame.width / 10_000)
        labels = HTMLMapLabels(map.points, map.areas, frame: frame)
        id = "\(section)-\(map.key)".html
        rows = table?.indicesByIdentity ?? [:]
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
            <svg class="still" role="img">
            <title>\(map.title.html)</title>
            <desc>\(description.html)</desc>
            \(drawing)<g class="labels">
            \(labels.html)</g>
            \(pictured)\
            \(HTMLMapScale(frame).html)</svg>
            \(controls)</div>
            <p class="faint">\(notes.html)</p>
            </figure>\n
            """
    }

    /// The places of pictures, each of which leads to its picture, and is marked if that leads here.
    private var pictured: String {
        guard let pictures else { return "" }
        return map.points.map { point in
            guard let row = point.row.flatMap({ rows[$0] }),
                let picture = pictures.id(ofRow: row), let place = pictures.place(ofRow: row),
                let position = frame.position(of: point.coordinate)
            else { return "" }
            return """
                <a href="#\(picture)"><circle id="\(place)" class="place" \
                cx="\((position.x * 100).fixed(2))%" \
                cy="\((position.y * 100).fixed(2))%" r="9"><title>\(point.label.html)</title>\
                </circle></a>\n
                """
        }.joined()
    }

    /// What is on the map, for people who cannot see it.
    private var description: String {
        var parts: [String] = []
        if !map.points.isEmpty { parts.append(map.points.count.counted("point", "points")) }
        if !map.lines.isEmpty { parts.append(map.lines.count.counted("line", "lines")) }
        if !map.areas.isEmpty { parts.append(map.areas.count.counted("area", "areas")) }
        guard !parts.isEmpty else { return "A map without points and lines." }
        let names = labels.names.prefix(10).map(\.self)
        return parts.listed(by: "and") + (names.isEmpty ? "." : ": \(names.separated(by: ", ")).")
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
        if map.base != .empty { notes.append("Land and borders: \(map.base.name).") }
        return notes.separated(by: " ")
    }

    /// The land, the areas, the lines and the points, which fill the frame.
    private var drawing: String {
        let (west, north) = (frame.west.fixed(6), (-frame.north).fixed(6))
        let land = HTMLMapLand(map.base, areas: map.areas, rows: rows, frame: frame)
        return """
            <svg aria-hidden="true" viewBox="\(west) \(north) \(frame.width.fixed(6)) \
            \(frame.height.fixed(6))" preserveAspectRatio="none">
            \(layer("land", HTMLMapLand.units, land.html))\
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
            html += "<path class=\"\(kind) \(part.line.tone.rawValue)\"\(row) d=\"\(path.text)\">"
            let title = part.line.label.truncated(to: 80).html
            html += (title.isEmpty ? "" : "<title>\(title)</title>") + "</path>\n"
        }
        return html + HTMLMapPoints(map.points, frame: frame, id: id, rows: rows).html
            + HTMLMapPoints.names(of: map.areas, frame: frame, rows: rows)
    }

    /// The controls of the globe, which are hidden until the script has drawn it.
    private var controls: String {
        """
        <div class="live" hidden="">
        <canvas tabindex="0" role="application" aria-label="\(map.title.html)" \
        aria-describedby="\(id)-help"></canvas>
        <p class="chosen" role="status"></p>
        <div class="buttons">
        <button type="button" name="view">Flat map</button>
        <button type="button" name="in" aria-label="Zoom in">+</button>
        <button type="button" name="out" aria-label="Zoom out">−</button>
        <button type="button" name="reset">Reset</button>
        </div>
        <p id="\(id)-help" class="faint">Drag the map or press the arrow keys to turn it. To zoom, \
        pinch, press + or −, or click the map and scroll. Enter chooses the point in the middle.</p>
        </div>\n
        """
    }
}
