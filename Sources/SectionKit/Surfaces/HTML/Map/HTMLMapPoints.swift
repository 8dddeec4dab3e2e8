import Geodesy
import SectionCLibrary
import SectionEssentials

/// Writes the points of a map: one path for each colour, and one line of text for each point.
///
/// A page of ten thousand points stays small this way. The text is not shown; the page's script
/// reads it, and ``HTMLMapMarks`` has what can be pointed at without scripts.
struct HTMLMapPoints {
    /// The tones in drawing order.
    static let tones: [Badge.Tone] = [.neutral, .pending, .negative, .positive]

    private static let longestLabel = 48
    private static let longestNote = 160

    /// The markup; empty if there are no points.
    let html: String

    /// The points of one look.
    private struct Look: Hashable {
        let tone: Badge.Tone

        /// The index of the range of the map's scale; nil for the colour of the tone.
        let range: Int?

        /// Whether they are in groups, which are drawn as numbers instead.
        let isCounted: Bool

        /// The classes of the colour.
        var classes: String {
            tone.rawValue + (range.map { " scale-\($0 + 1)" } ?? "")
        }
    }

    /// - Parameters:
    ///   - counted: the indices of points that a number is drawn for.
    ///   - id: the unique name of the map in the page.
    ///   - rows: the numbers of the rows by their identities.
    init(
        _ points: [MapPoint],
        counted: Set<Int> = [],
        scale: MapScale? = nil,
        frame: HTMLMapFrame,
        id: String,
        rows: [String: Int]
    ) {
        var looks: [Look: [MapPoint]] = [:]
        for (index, point) in points.enumerated() {
            let look = Look(
                tone: point.tone, range: scale?.range(of: point.value, point.tone),
                isCounted: counted.contains(index))
            looks[look, default: []].append(point)
        }
        var html = ""
        for tone in Self.tones {
            let sorted = looks.keys.filter { $0.tone == tone }.sorted {
                ($0.range ?? -1, $0.isCounted ? 1 : 0) < ($1.range ?? -1, $1.isCounted ? 1 : 0)
            }
            for look in sorted {
                html += Self.html(looks[look] ?? [], look, frame: frame, id: id, rows: rows)
            }
        }
        self.html = html
    }

    private static func html(
        _ points: [MapPoint],
        _ look: Look,
        frame: HTMLMapFrame,
        id: String,
        rows: [String: Int]
    ) -> String {
        var path = HTMLMapPath(in: frame.units)
        var text = TextBuffer()
        for point in points {
            path.add(point.coordinate)
            if !text.isEmpty { text.append("\n") }
            write(point, row: point.row.flatMap { rows[$0] }, to: &text)
        }
        let name = "\(id)-\(look.classes.replacing(" ", with: "-"))"
        let isHole = look.tone == .pending && !look.isCounted
        var html = "<g class=\"points \(look.classes)\(look.isCounted ? " counted" : "")\">"
        html += "<path \(isHole ? "id=\"\(name)\" " : "")class=\"dots\" d=\"\(path.text)\">"
        html += "<metadata>\(text.text)</metadata></path></g>\n"
        // Points of different tones look different without colour.
        if isHole { html += "<use class=\"hole\" href=\"#\(name)\"/>\n" }
        return html + (look.isCounted ? "" : headings(of: points, look, frame))
    }

    /// The names of areas, at their middles, as points that are not drawn; empty if there are none.
    static func names(of areas: [MapArea], frame: HTMLMapFrame, rows: [String: Int]) -> String {
        // An area without an inside has no name on the map.
        let names = areas.compactMap { area in
            area.middle.map {
                MapPoint($0, label: area.label, priority: area.priority, row: area.row)
            }
        }
        return self.names(of: names, "names", frame: frame, rows: rows)
    }

    /// The names of places, as points that are not drawn; empty if there are none.
    static func names(
        of places: [MapPoint], _ classes: String, frame: HTMLMapFrame, rows: [String: Int] = [:]
    ) -> String {
        var path = HTMLMapPath(in: frame.units)
        var text = TextBuffer()
        for place in places {
            path.add(place.coordinate)
            if !text.isEmpty { text.append("\n") }
            write(place, row: place.row.flatMap { rows[$0] }, to: &text)
        }
        if path.isEmpty { return "" }
        return "<g class=\"\(classes)\"><path d=\"\(path.text)\"><metadata>\(text.text)</metadata>"
            + "</path></g>\n"
    }

    /// The names of the ends of lines, as points that are not drawn, with the directions in which the
    /// lines end; those of long lines are for drawings on which they are that long.
    static func names(of ends: [HTMLLineEnd], frame: HTMLMapFrame) -> String {
        ends.map { end in
            var path = HTMLMapPath(in: frame.units)
            path.add(end.place)
            var text = TextBuffer()
            write(
                MapPoint(
                    end.place, label: end.name, heading: end.direction, priority: -1),
                row: nil, to: &text)
            return "<g class=\"names\" data-span=\"\(end.span.fixed(5))\"><path d=\"\(path.text)\">"
                + "<metadata>\(text.text)</metadata></path></g>\n"
        }.joined()
    }

    /// Writes the row, the priority, the heading and the label, and after tabs what stands beside it
    /// and what it says.
    private static func write(_ point: MapPoint, row: Int?, to text: inout TextBuffer) {
        text.append(row.map { String($0) } ?? "-")
        text.append(" ")
        text.append(String(point.priority))
        text.append(" ")
        text.append(
            point.heading.map { String(Int(clamping: $0.remainder(dividingBy: 360).rounded())) }
                ?? "-")
        text.append(" ")
        text.append(line(point.label, longestLabel), escapedBy: HTMLEscaping.self)
        guard point.mark != nil || point.note != nil else { return }
        text.append("\t")
        text.append(line(point.shownLabel, longestLabel), escapedBy: HTMLEscaping.self)
        guard let note = point.note else { return }
        text.append("\t")
        text.append(line(note, longestNote), escapedBy: HTMLEscaping.self)
    }

    /// A text without the characters that separate texts.
    private static func line(_ text: String, _ longest: Int) -> String {
        // Hardly any text has them, and a search for each would take a tenth of the time of a map.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") })
        else { return text.truncated(to: longest) }
        return text.replacing("\n", with: " ").replacing("\t", with: " ").truncated(to: longest)
    }

    /// Short lines in the directions that points move in; empty if none moves.
    private static func headings(
        of points: [MapPoint],
        _ look: Look,
        _ frame: HTMLMapFrame
    ) -> String {
        var path = HTMLMapPath(in: frame.units)
        for point in points {
            guard let heading = point.heading else { continue }
            let (radians, length) = (heading * .pi / 180, frame.height / 30)
            path.addStep(
                from: point.coordinate, east: sin(radians) * length / frame.narrowing,
                north: cos(radians) * length)
        }
        if path.isEmpty { return "" }
        return "<path class=\"\(look.classes) heading\" d=\"\(path.text)\"/>\n"
    }
}
