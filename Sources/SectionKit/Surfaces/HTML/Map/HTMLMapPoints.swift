import Geodesy
import SectionCLibrary
import SectionEssentials

/// Writes the points of a map: one path for each tone, and one line of text for each point.
///
/// A page of ten thousand points stays small this way. The text is not shown; the page's script
/// reads it.
struct HTMLMapPoints {
    /// The tones in drawing order.
    static let tones: [Badge.Tone] = [.neutral, .pending, .negative, .positive]

    /// The number of points from which they are drawn small.
    static let many = 300

    private static let longestLabel = 48

    /// The markup; empty if there are no points.
    let html: String

    /// - Parameters:
    ///   - id: the unique name of the map in the page.
    ///   - rows: the numbers of the rows by their identities.
    init(_ points: [MapPoint], frame: HTMLMapFrame, id: String, rows: [String: Int]) {
        var html = ""
        for tone in Self.tones {
            let some = points.filter { $0.tone == tone }
            guard !some.isEmpty else { continue }
            var path = HTMLMapPath(in: frame.units)
            var text = TextBuffer()
            for point in some {
                path.add(point.coordinate)
                if !text.isEmpty { text.append("\n") }
                Self.write(point, row: point.row.flatMap { rows[$0] }, to: &text)
            }
            let size = points.count > Self.many ? " many" : ""
            let name = "\(id)-\(tone.rawValue)"
            html +=
                "<g class=\"points \(tone.rawValue)\(size)\"><path id=\"\(name)\" class=\"dots\" "
            html += "d=\"\(path.text)\"><metadata>\(text.text)</metadata></path></g>\n"
            // Points of different tones look different without colour.
            if tone == .pending { html += "<use class=\"hole\" href=\"#\(name)\"/>\n" }
            html += Self.headings(of: some, tone, frame)
        }
        self.html = html
    }

    /// The names of areas, at their middles, as points that are not drawn; empty if there are none.
    static func names(of areas: [MapArea], frame: HTMLMapFrame, rows: [String: Int]) -> String {
        var path = HTMLMapPath(in: frame.units)
        var text = TextBuffer()
        for area in areas {
            // An area without an inside has no name on the map.
            guard let middle = area.middle else { continue }
            path.add(middle)
            if !text.isEmpty { text.append("\n") }
            let name = MapPoint(middle, label: area.label, priority: area.priority, row: area.row)
            write(name, row: area.row.flatMap { rows[$0] }, to: &text)
        }
        if path.isEmpty { return "" }
        return "<g class=\"names\"><path d=\"\(path.text)\"><metadata>\(text.text)</metadata>"
            + "</path></g>\n"
    }

    /// Writes the row, the priority, the heading and the label, and a mark after a tab.
    private static func write(_ point: MapPoint, row: Int?, to text: inout TextBuffer) {
        text.append(row.map { String($0) } ?? "-")
        text.append(" ")
        text.append(String(point.priority))
        text.append(" ")
        text.append(
            point.heading.map { String(Int(clamping: $0.remainder(dividingBy: 360).rounded())) }
                ?? "-")
        text.append(" ")
        text.append(line(point.label), escapedBy: HTMLEscaping.self)
        guard let mark = point.mark else { return }
        text.append("\t")
        text.append(line(mark), escapedBy: HTMLEscaping.self)
    }

    /// A text without the characters that separate texts.
    private static func line(_ text: String) -> String {
        text.replacing("\n", with: " ").replacing("\t", with: " ").truncated(to: longestLabel)
    }

    /// Short lines in the directions that points move in; empty if none moves.
    private static func headings(
        of points: [MapPoint],
        _ tone: Badge.Tone,
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
        return path.isEmpty ? "" : "<path class=\"\(tone.rawValue) heading\" d=\"\(path.text)\"/>\n"
    }
}
