import SectionEssentials

/// Writes a chart as a table of its numbers, with a drawn bar in every row.
///
/// The column titles are the legend, so that parts do not differ by colour alone, and people who
/// cannot see the bars can read the numbers.
struct HTMLChart {
    /// The markup; nil if there are no bars.
    let html: String?

    private static let height = 18

    init(_ chart: BarChart, cells: HTMLCells) {
        let chart = chart.forPeople
        guard !chart.bars.isEmpty else {
            html = nil
            return
        }
        let hasTotal = chart.series.count > 1
        var html = HTMLTable.opening(chart.title, class: "chart")
        html += "<th scope=\"col\">\(chart.category.title?.html ?? "")</th><td></td>"
        for series in chart.series {
            html += "<th scope=\"col\" class=\"number\">"
            if !chart.isPlain { html += Self.swatch(series.tone) }
            html += "\(series.title.html)</th>"
        }
        if hasTotal { html += "<th scope=\"col\" class=\"number\">Total</th>" }
        html += "</tr></thead>\n<tbody>\n"
        let longest = chart.bars.map(\.length).max() ?? 0
        for bar in chart.bars {
            let label = cells.cell(bar.label, linkWord: chart.category.title?.lowercased())
            html += "<tr><th scope=\"row\">\(label)</th>"
            html +=
                "<td class=\"bar\">\(Self.svg(of: bar, in: chart, longest, cells.formatter))</td>"
            for value in bar.values {
                html += "<td class=\"number\(value == 0 ? " faint" : "")\">\(value.grouped)</td>"
            }
            if hasTotal { html += "<td class=\"number\">\(bar.total.grouped)</td>" }
            html += "</tr>\n"
        }
        self.html = html + HTMLTable.closing
    }

    /// The bar, in proportion to the longest, with each part in its tone.
    private static func svg(
        of bar: BarChart.Bar,
        in chart: BarChart,
        _ longest: Double,
        _ formatter: ValueFormatter
    ) -> String {
        let parts = zip(chart.series, bar.values).filter { $0.1 > 0 }
        let words = parts.map { "\($0.0.title) \($0.1.grouped)" }.separated(by: ", ")
        var svg = "<svg role=\"img\" width=\"100%\" height=\"\(height)\">"
        svg += "<title>\((formatter.text(of: bar.label) ?? "").html)</title>"
        svg += "<desc>\((words.isEmpty ? "none" : words).html)</desc>"
        var start = 0.0
        for (series, value) in parts {
            let end = start + Double(value) / longest
            let kind = chart.isPlain ? "accent" : series.tone.rawValue
            svg += "<rect class=\"\(kind)\" x=\"\(percent(start))\""
            svg += " width=\"\(percent(end - start))\" height=\"\(height)\"/>"
            start = end
        }
        return svg + "</svg>"
    }

    private static func swatch(_ tone: Badge.Tone) -> String {
        """
        <svg class="swatch" width="12" height="12" aria-hidden="true">\
        <rect class="\(tone.rawValue)" width="12" height="12"/></svg>
        """
    }

    /// A share in percent, to two decimals.
    static func percent(_ share: Double) -> String {
        let hundredths = Int(clamping: (share * 10_000).rounded())
        return "\(hundredths / 100).\((hundredths % 100).padded(2))%"
    }

    /// The patterns that distinguish tones without colour; needed once per page.
    static let patterns = """
        <svg class="patterns" width="0" height="0" aria-hidden="true"><defs>
        <pattern id="pattern-negative" width="6" height="6" patternUnits="userSpaceOnUse" \
        patternTransform="rotate(45)"><rect class="base" width="6" height="6"/>\
        <rect class="mark" width="2" height="6"/></pattern>
        <pattern id="pattern-pending" width="6" height="6" patternUnits="userSpaceOnUse">\
        <rect class="base" width="6" height="6"/><circle class="mark" cx="3" cy="3" r="1.2"/>\
        </pattern>
        </defs></svg>\n
        """
}
