import SectionEssentials

/// Draws the lines of a chart with their axes in SVG, as wide as the page.
///
/// The vertical axis is a drawing of its own, so that the other can use percentages: texts keep their
/// size at every width.
struct HTMLLinePlot {
    /// The markup.
    let html: String

    /// The sizes of the drawing, in CSS pixels.
    private enum Size {
        static let top = 26
        static let height = 240
        static let bottom = top + height
        static let all = bottom + 44
        static let character = 7
    }

    /// The width of the lines' coordinates, and the number of columns that they are reduced to.
    private static let width = 1000.0
    private static let columns = 500

    /// The characters that fit below the axis on a computer, and on a phone.
    private static let wide = 80
    private static let narrow = 30

    init(_ plot: LineChartPlot, _ range: ClosedRange<Double>, _ table: Table? = nil) {
        let up = VerticalAxis(range, of: plot.chart, atMost: 8)
        html = """
            <div class="plot">
            \(Self.vertical(up))\
            <svg role="img" width="100%" height="\(Size.all)">
            <title>\(plot.chart.title.html)</title>
            <desc>\(Self.description(of: plot).html)</desc>
            \(Self.grid(up))\(Self.ticks(plot.across, columns: Self.wide, "wide"))\
            \(Self.ticks(plot.across, columns: Self.narrow, "narrow"))\(Self.lines(of: plot, up))\
            \(Self.marks(of: plot, up))\(Self.here(plot, up, table))</svg>
            </div>\n
            """
    }

    /// The class of a series: the first six differ in colour and dashes.
    static func kind(of series: Int) -> String { "series-\(series % 6)" }

    /// A short line for a legend.
    static let sample = """
        <svg class="sample" width="32" height="10" aria-hidden="true">\
        <line x1="0" x2="32" y1="5" y2="5"/></svg>
        """

    private static func description(of plot: LineChartPlot) -> String {
        zip(plot.chart.series, plot.chart.series.indices).map { series, index in
            "\(series.title): \(plot.summary(of: index))"
        }.joined(separator: ". ")
    }

    /// The unit and the numbers beside the lines.
    private static func vertical(_ up: VerticalAxis) -> String {
        let texts = up.ticks.labels + [up.ticks.unit]
        let width = texts.reduce(0) { max($0, $1.displayWidth) } * Size.character + 10
        let labels = zip(up.ticks.numbers, up.ticks.labels).map { number, label in
            text(label, x: "\(width - 8)", y: y(of: number, up) + 4, anchor: "end")
        }
        return """
            <svg width="\(width)" height="\(Size.all)" aria-hidden="true">\
            \(text(up.ticks.unit, x: "\(width - 8)", y: 10, anchor: "end"))\
            \(labels.joined())</svg>\n
            """
    }

    /// A horizontal line for each number.
    private static func grid(_ up: VerticalAxis) -> String {
        up.ticks.numbers.map { number in
            let y = y(of: number, up).fixed(1)
            return "<line x1=\"0\" x2=\"100%\" y1=\"\(y)\" y2=\"\(y)\"/>"
        }.joined() + "\n"
    }

    /// The horizontal axis for one width of the page.
    private static func ticks(
        _ across: HorizontalAxis,
        columns: Int,
        _ kind: String
    ) -> String {
        let (ticks, caption) = across.ticks(columns: columns)
        let marks = ticks.map { tick in
            let x = HTMLChart.percent(tick.share)
            let label = tick.labelColumns(in: columns)
            let anchor =
                label.lowerBound == 0
                ? "start" : label.upperBound == columns ? "end" : "middle"
            return """
                <line x1="\(x)" x2="\(x)" y1="\(Size.bottom)" y2="\(Size.bottom + 5)"/>\
                \(text(tick.label, x: x, y: Double(Size.bottom) + 19, anchor: anchor))
                """
        }
        let axis = "<line x1=\"0\" x2=\"100%\" y1=\"\(Size.bottom)\" y2=\"\(Size.bottom)\"/>"
        let title = text(caption, x: "50%", y: Double(Size.all) - 4, anchor: "middle")
        return "<g class=\"\(kind)\">\(axis)\(marks.joined())\(title)</g>\n"
    }

    /// The lines, which are stretched to the width of the page.
    private static func lines(of plot: LineChartPlot, _ up: VerticalAxis) -> String {
        var dots = ""
        var paths = ""
        for series in plot.chart.series.indices {
            var path = ""
            for part in plot.line(of: series, columns: columns) {
                if part.count == 1 {
                    dots += dot(part[0].share, part[0].value, up, kind(of: series), radius: "3")
                    continue
                }
                for (index, point) in part.enumerated() {
                    let x = (point.share * width).fixed(1)
                    path += "\(index == 0 ? "M" : "L")\(x) \(y(of: point.value, up).fixed(1))"
                }
            }
            if path.isEmpty { continue }
            paths += "<path class=\"\(kind(of: series))\" d=\"\(path)\"/>\n"
        }
        return """
            <svg width="100%" height="\(Size.all)" viewBox="0 0 \(Int(width)) \(Size.all)" \
            preserveAspectRatio="none" aria-hidden="true">
            \(paths)</svg>
            \(dots)
            """
    }

    /// The highest and the lowest value of each series; with their number if there is one series.
    private static func marks(of plot: LineChartPlot, _ up: VerticalAxis) -> String {
        var html = ""
        for (series, extremes) in plot.extremes.enumerated() {
            guard let extremes, extremes.low.value < extremes.high.value else { continue }
            for (extreme, isHigh) in [(extremes.high, true), (extremes.low, false)] {
                let share = plot.share(of: extreme)
                let y = y(of: extreme.value, up)
                html += dot(share, extreme.value, up, "mark \(kind(of: series))", radius: "4")
                if plot.extremes.count > 1 { continue }
                let anchor = share < 0.1 ? "start" : share > 0.9 ? "end" : "middle"
                // The numbers of the axis are below it.
                let isAbove = isHigh || y + 24 > Double(Size.bottom)
                html += text(
                    plot.value(of: extreme), x: HTMLChart.percent(share),
                    y: isAbove ? y - 9 : y + 18, anchor: anchor, class: "value")
            }
        }
        return html
    }

    /// The mark of the chosen row, which the script shows, with the places of all rows: for each its
    /// number in the table, how far along it is in percent, and how far down, if that is known.
    private static func here(
        _ plot: LineChartPlot,
        _ up: VerticalAxis,
        _ table: Table?
    ) -> String {
        guard let table, let rows = plot.chart.rows else { return "" }
        let places = table.identities.indices.compactMap { row -> String? in
            guard let position = table.identity(of: row).flatMap({ rows.positions[$0] }),
                let share = plot.share(ofPosition: position)
            else { return nil }
            let value = plot.chart.series.first.flatMap { $0.values[position] }
            return "\(row) \(HTMLChart.percent(share))"
                + (value.map { " " + y(of: $0, up).fixed(1) } ?? "")
        }
        return """
            <g class="here" data-rows="\(places.separated(by: ","))">\
            <line y1="\(Size.top)" y2="\(Size.bottom)"/><circle class="mark series-0" r="5"/></g>\n
            """
    }

    private static func dot(
        _ share: Double,
        _ value: Double,
        _ up: VerticalAxis,
        _ kind: String,
        radius: String
    ) -> String {
        """
        <circle class="\(kind)" cx="\(HTMLChart.percent(share))" cy="\(y(of: value, up).fixed(1))" \
        r="\(radius)"/>\n
        """
    }

    private static func text(
        _ text: String,
        x: String,
        y: Double,
        anchor: String,
        class kind: String? = nil
    ) -> String {
        let kind = kind.map { " class=\"\($0)\"" } ?? ""
        return """
            <text\(kind) x="\(x)" y="\(y.fixed(1))" text-anchor="\(anchor)">\(text.html)</text>
            """
    }

    private static func y(of value: Double, _ up: VerticalAxis) -> Double {
        Double(Size.bottom) - up.share(of: value) * Double(Size.height)
    }
}
