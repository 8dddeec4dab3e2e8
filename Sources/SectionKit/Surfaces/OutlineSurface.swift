import Geodesy
import SectionEssentials

/// Writes the tree of a report as an indented outline, for tests and for debugging sections.
///
/// It shows every block, column and cell with its type, unformatted.
public struct OutlineSurface: Surface {
    /// Creates the surface.
    public init() {}

    /// Writes the report as an outline, indented by two spaces per level.
    ///
    /// - Throws: the error of the sink.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        try sink.write("report \(quoted(report.title))\n  source \(report.source.id)\n")
        for line in report.sections.lazy.flatMap({ indented(lines(of: $0)) }) {
            try sink.write(line + "\n")
        }
    }

    private func lines(of snapshot: SectionSnapshot) -> [String] {
        let head = "section \(snapshot.id) \(quoted(snapshot.title))"
        let warnings = snapshot.warnings.map { "warning \(quoted($0))" }
        switch snapshot.state {
        case .loading:
            return ["\(head) loading"]
        case .success(let blocks):
            let source = snapshot.source.map { ["source \($0.id)"] } ?? []
            return ["\(head) success"] + indented(source + warnings + blocks.flatMap(lines))
        case .error(let error):
            return ["\(head) error"]
                + indented([
                    "message \(quoted(error.message))", "recovery \(quoted(error.recovery))",
                ])
        }
    }

    private func lines(of block: Block) -> [String] {
        switch block {
        case .heading(let text): ["heading \(quoted(text))"]
        case .paragraph(let text): ["paragraph"] + indented(lines(of: text))
        case .facts(let facts):
            ["facts"]
                + indented(facts.map { line(for: $0) })
        case .table(let table) where table.isRecord: ["record \(table.key)"]
        case .table(let table):
            ["table \(table.key)"]
                + indented(
                    [
                        table.links.isEmpty ? nil : "links " + table.links.joined(separator: " "),
                        table.events.map(line), line(forCommands: table.commands),
                    ].compactMap(\.self)
                        + table.columns.map(line) + table.rows.map(line))
        case .chart(let chart):
            ["chart \(chart.key) \(quoted(chart.title))"]
                + indented([line(for: chart.category)] + chart.series.map(line))
                + indented(chart.table.rows.map(line))
        case .lineChart(let chart):
            ["line chart \(chart.key) \(quoted(chart.title))"]
                + indented(chart.table.columns.map(line) + chart.table.rows.map(line))
        case .map(let map):
            [
                "map \(map.key) \(quoted(map.title)) on \(quoted(map.base.name))"
                    + (map.isCompanion ? " companion" : "")
            ]
                + indented(map.points.map(line) + map.lines.map(line) + map.areas.map(line))
        case .image(let image): ["image \(word(for: .image(image)))"]
        case .notice(let notice):
            ["notice \(notice.level.rawValue)"] + indented(lines(of: notice.text))
        case .custom(let custom):
            ["custom \(type(of: custom.block))"] + indented(custom.content.flatMap(lines))
        }
    }

    private func lines(of text: InlineText) -> [String] {
        text.spans.map { span in
            switch span {
            case .plain(let text): "plain \(quoted(text))"
            case .strong(let text): "strong \(quoted(text))"
            case .emphasis(let text): "emphasis \(quoted(text))"
            case .code(let text): "code \(quoted(text))"
            case .toned(let tone, let text): "\(tone.rawValue) \(quoted(text))"
            case .link(let link, let text): "link \(quoted(text)) \(link.url)"
            }
        }
    }

    private func line(for fact: Fact) -> String {
        let key = fact.isForMachines ? fact.key : "-"
        let label = fact.isForPeople ? quoted(fact.label) : "-"
        return "\(key) \(label) \(word(for: fact.value))"
    }

    private func line(for column: Column) -> String {
        let words = [
            "column", column.key ?? "-", column.title.map(quoted) ?? "-", "\(column.alignment)",
            "priority \(column.priority)", column.shortcut.map { "shortcut \($0)" },
            column.keys == .one ? nil : "keys \(column.keys)",
            column.filteredBy.map { "filtered by \($0)" },
        ]
        return words.compactMap(\.self).joined(separator: " ")
    }

    private func line(for series: BarChart.Series) -> String {
        "series \(series.key) \(quoted(series.title)) \(series.tone.rawValue)"
    }

    private func line(for point: MapPoint) -> String {
        [
            "point", point.coordinate.formatted, quoted(point.label), point.tone.rawValue,
            point.heading.map { "heading \($0)" }, point.row.map { "row \($0)" },
        ].compactMap(\.self).joined(separator: " ")
    }

    private func line(for line: MapLine) -> String {
        let points = line.segments.map { "\($0.count)" }.joined(separator: " + ")
        return [
            "line", "\(line.path)", "\(points) points", quoted(line.label), line.tone.rawValue,
            line.row.map { "row \($0)" },
        ].compactMap(\.self).joined(separator: " ")
    }

    private func line(for area: MapArea) -> String {
        [
            "area", "\(area.rings.count.counted("ring", "rings"))", quoted(area.label),
            area.tone.rawValue, area.row.map { "row \($0)" },
        ].compactMap(\.self).joined(separator: " ")
    }

    private func line(for events: EventColumns) -> String {
        let keys = [events.id, events.start, events.place ?? "-"]
        return "events "
            + [keys, events.details].map { $0.joined(separator: " ") }
            .joined(separator: " | ")
    }

    private func line(forCommands commands: [String]) -> String? {
        commands.isEmpty ? nil : "commands " + commands.joined(separator: " ")
    }

    private func line(for row: [Cell]) -> String {
        "row " + row.map(word).joined(separator: " | ")
    }

    private func word(for cell: Cell) -> String {
        switch cell {
        case .text(let text): quoted(text)
        case .boolean(let answer): "\(answer)"
        case .integer(let number), .ordinal(let number): "\(number)"
        case .decimal(let number, let digits): digits.map(number.fixed) ?? "\(number)"
        case .measure(let measure):
            "\(measure.value.fixed(measure.digits)) \(measure.unit.symbol)"
        case .money(let amount, let currency): "\(currency) \(amount)"
        case .date(let date): "\(ISO8601.text(from: date.date)) (\(date.precision.rawValue))"
        case .localTime(let time): "\(time.iso8601) (\(time.zone.name))"
        case .place(let place): place.formatted
        case .days(let days): "\(days) days"
        case .duration(let seconds): "\(seconds) seconds"
        case .share(let share): "\(share) of 1"
        case .link(let link): link.url
        case .image(let image): word(for: image)
        case .badge(let badge): "\(badge.text) (\(badge.tone.rawValue))"
        case .unknown: "unknown"
        case .empty: "-"
        }
    }

    private func word(for image: Image) -> String {
        let source =
            switch image.source {
            case .web(let link): link.url
            case .file: "file \(quoted(image.fileName ?? ""))"
            case .bytes(let bytes): "\(bytes.count) bytes"
            }
        let values = image.attribution?.values.compactMap { key, value in
            value.map { "\(key) \(quoted($0))" }
        }
        return ([source, quoted(image.alternative)] + (values ?? [])).joined(separator: " ")
    }

    private func quoted(_ text: String) -> String {
        JSONValue.string(text).text()
    }

    private func indented(_ lines: [String]) -> [String] {
        lines.map { "  " + $0 }
    }
}
