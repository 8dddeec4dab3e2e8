/// The block tree with every text made safe to print; see ``Swift/String/safe``.
extension Block {
    var safe: Block {
        switch self {
        case .heading(let text): .heading(text.safe)
        case .paragraph(let text): .paragraph(text.safe)
        case .facts(let facts): .facts(facts.map(\.safe))
        case .table(let table): .table(table.safe)
        case .chart(let chart): .chart(chart.safe)
        case .image(let image): .image(image.safe)
        case .notice(let notice): .notice(Notice(notice.level, notice.text.safe))
        }
    }
}

extension Fact {
    fileprivate var safe: Fact {
        Fact(key.safe, label.safe, value.safe)
    }
}

extension Table {
    fileprivate var safe: Table {
        Table(
            key: key.safe,
            columns: columns.map(\.safe),
            rows: rows.map { row in
                // Nearly all are safe as they are, and need no room for another.
                row.allSatisfy { $0.isSafe } ? row : row.map(\.safe)
            },
            rowTitle: rowTitle,
            events: events,
            opens: opens
        )
    }
}

extension BarChart {
    fileprivate var safe: BarChart {
        BarChart(
            key: key.safe,
            title: title.safe,
            category: category.safe,
            series: series.map { Series($0.key.safe, $0.title.safe, $0.tone) },
            bars: bars.map { Bar($0.label.safe, $0.values) }
        )
    }
}

extension Image {
    fileprivate var safe: Image {
        Image(link, alternative: alternative.safe)
    }
}

extension Column {
    fileprivate var safe: Column {
        Column(
            key: key?.safe, title: title?.safe, alignment: alignment, priority: priority,
            shortcut: shortcut)
    }
}

extension Cell {
    /// Whether it is safe as it is; text in printable ASCII is, and need not be made again.
    fileprivate var isSafe: Bool {
        switch self {
        case .text(let text): text.isPrintableASCII || text.safe == text
        case .integer, .decimal, .date, .days, .duration, .share, .link, .unknown, .empty: true
        case .badge, .money, .image: safe == self
        }
    }

    fileprivate var safe: Cell {
        switch self {
        case .text(let text): .text(text.safe)
        case .badge(let badge): .badge(Badge(badge.text.safe, badge.tone))
        case .money(let amount, let currency): .money(amount, currency: currency.safe)
        case .image(let image): .image(image.safe)
        case .integer, .decimal, .date, .days, .duration, .share, .link, .unknown, .empty: self
        }
    }
}

extension InlineText {
    fileprivate var safe: InlineText {
        InlineText(
            spans.map { span in
                switch span {
                case .plain(let text): .plain(text.safe)
                case .strong(let text): .strong(text.safe)
                case .emphasis(let text): .emphasis(text.safe)
                case .code(let text): .code(text.safe)
                case .link(let link, let text): .link(link, text: text.safe)
                }
            })
    }
}
