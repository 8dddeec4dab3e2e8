extension Block {
    /// Returns the block with every text transformed; addresses stay as they are.
    package func mapTexts(_ transform: @escaping @Sendable (String) -> String) -> Block {
        switch self {
        case .heading(let text): .heading(transform(text))
        case .paragraph(let text): .paragraph(text.mapTexts(transform))
        case .facts(let facts): .facts(facts.map { $0.mapTexts(transform) })
        case .table(let table): .table(table.mapTexts(transform))
        case .chart(let chart): .chart(chart.mapTexts(transform))
        case .lineChart(let chart): .lineChart(chart.mapTexts(transform))
        case .map(let map): .map(map.mapTexts(transform))
        case .image(let image): .image(image.mapTexts(transform))
        case .notice(let notice): .notice(Notice(notice.level, notice.text.mapTexts(transform)))
        case .custom(let custom):
            // What it draws is made safe when it is drawn.
            .custom(Custom(custom.block, content: custom.content.map { $0.mapTexts(transform) }))
        }
    }
}

extension Block {
    /// Returns the block with the words of a host in the sentences of paragraphs, notices, facts and columns
    /// of advice; nil for a paragraph or a notice of which no word is left.
    package func saying(_ words: HostWords) -> Block? {
        switch self {
        case .paragraph, .notice:
            let said = mapTexts(isNotice ? words.message : words.content)
            return said.sentence?.isEmpty == true ? nil : said
        case .facts: return mapTexts(words.content)
        case .table(let table): return .table(table.saying(words))
        case .heading, .chart, .lineChart, .map, .image, .custom: return self
        }
    }

    private var isNotice: Bool {
        if case .notice = self { true } else { false }
    }
}

extension Fact {
    fileprivate func mapTexts(_ transform: (String) -> String) -> Fact {
        with(
            key: transform(key), label: transform(label), value: value.mapTexts(transform))
    }
}

extension Table {
    /// Returns the table with the words of a host in its columns of advice.
    fileprivate func saying(_ words: HostWords) -> Table {
        let advice = columns.indices.filter { columns[$0].isAdvice }
        if advice.isEmpty { return self }
        let said = rows.map { row in
            var row = row
            for column in advice { row[column] = row[column].mapTexts(words.message) }
            return row
        }
        return Table(
            key: key, columns: columns, rows: TableRows(said), rowTitle: rowTitle, links: links,
            events: events, identities: identities, commands: commands
        ).marked(as: self)
    }

    fileprivate func mapTexts(_ transform: @escaping @Sendable (String) -> String) -> Table {
        Table(
            key: transform(key),
            columns: columns.map { $0.mapTexts(transform) },
            rows: rows.mapTexts(transform),
            rowTitle: rowTitle,
            links: links,
            events: events,
            identities: identities,
            commands: commands
        ).marked(as: self)
    }
}

extension BarChart {
    fileprivate func mapTexts(_ transform: (String) -> String) -> BarChart {
        BarChart(
            key: transform(key),
            title: transform(title),
            category: category.mapTexts(transform),
            series: series.map {
                Series(
                    transform($0.key), transform($0.title), $0.tone,
                    isShownIfEmpty: $0.isShownIfEmpty)
            },
            bars: bars.map { Bar($0.label.mapTexts(transform), $0.values) }
        )
    }
}

extension LineChart {
    fileprivate func mapTexts(_ transform: (String) -> String) -> LineChart {
        LineChart(
            key: transform(key),
            title: transform(title),
            over: Axis(
                transform(axis.key), transform(axis.title), axis.positions.mapTexts(transform)),
            unit: unit?.mapTexts(transform),
            digits: digits,
            series: series.map { Series(transform($0.key), transform($0.title), $0.values) },
            rows: rows
        )
    }
}

extension LineChart.Axis.Positions {
    fileprivate func mapTexts(_ transform: (String) -> String) -> Self {
        switch self {
        case .measures(let numbers, let unit, let digits):
            .measures(numbers, unit?.mapTexts(transform), digits: digits)
        case .dates: self
        case .categories(let labels): .categories(labels.map { $0.mapTexts(transform) })
        }
    }
}

extension Map {
    fileprivate func mapTexts(_ transform: (String) -> String) -> Map {
        Map(
            key: transform(key),
            title: transform(title),
            on: base,
            frame: frame,
            points: points.map { $0.mapTexts(transform) },
            lines: lines.map { $0.mapTexts(transform) },
            areas: areas.map { $0.mapTexts(transform) },
            scale: scale?.mapTexts(transform),
            tones: tones.mapValues(transform),
            table: table,
            says: says.map(transform),
            isCompanion: isCompanion
        )
    }
}

extension MapArea {
    fileprivate func mapTexts(_ transform: (String) -> String) -> MapArea {
        MapArea(
            rings, label: transform(label), tone: tone, priority: priority, row: row,
            note: note.map(transform))
    }
}

extension MapPoint {
    fileprivate func mapTexts(_ transform: (String) -> String) -> MapPoint {
        MapPoint(
            coordinate, label: transform(label), mark: mark.map(transform), tone: tone,
            heading: heading, priority: priority, row: row, elevation: elevation, time: time,
            note: note.map(transform), value: value,
            links: links.map { $0.mapText(transform) }, isForMachines: isForMachines)
    }
}

extension Measure {
    fileprivate func mapTexts(_ transform: (String) -> String) -> Measure {
        Measure(value, unit.mapTexts(transform), digits: digits)
    }
}

extension MeasureUnit {
    fileprivate func mapTexts(_ transform: (String) -> String) -> MeasureUnit {
        MeasureUnit(
            transform(symbol), key: key, isAttached: isAttached, isMinutes: isMinutes)
    }
}

extension Column {
    fileprivate func mapTexts(_ transform: (String) -> String) -> Column {
        var column = Column(
            key: key.map(transform), title: title.map(transform), alignment: alignment,
            priority: priority, shortcut: shortcut, keys: keys, filteredBy: filteredBy)
        column.isPrivate = isPrivate
        return isAdvice ? column.asAdvice : column
    }
}

extension Cell {
    /// Returns whether a transform leaves the cell unchanged.
    func isUnchanged(by transform: (String) -> String) -> Bool {
        switch self {
        case .text(let text): transform(text) == text
        case .boolean, .integer, .ordinal, .decimal, .date, .place, .days, .duration, .share, .link,
            .unknown, .empty:
            true
        case .measure(let measure): transform(measure.unit.symbol) == measure.unit.symbol
        case .localTime(let time): transform(time.zone.name) == time.zone.name
        case .badge(let badge): transform(badge.text) == badge.text
        case .image(let image): image.isUnchanged(by: transform)
        case .money(_, let currency): transform(currency) == currency
        }
    }

    func mapTexts(_ transform: (String) -> String) -> Cell {
        switch self {
        case .text(let text): .text(transform(text))
        case .badge(let badge): .badge(Badge(transform(badge.text), badge.tone))
        case .money(let amount, let currency): .money(amount, currency: transform(currency))
        case .image(let image): .image(image.mapTexts(transform))
        case .measure(let measure): .measure(measure.mapTexts(transform))
        case .localTime(let time):
            .localTime(LocalTime(time.date, in: time.zone.renamed(transform(time.zone.name))))
        case .boolean, .integer, .ordinal, .decimal, .date, .place, .days, .duration, .share, .link,
            .unknown, .empty:
            self
        }
    }
}

extension InlineText {
    func mapTexts(_ transform: (String) -> String) -> InlineText {
        InlineText(
            spans.map { span in
                switch span {
                case .plain(let text): .plain(transform(text))
                case .strong(let text): .strong(transform(text))
                case .emphasis(let text): .emphasis(transform(text))
                case .code(let text): .code(transform(text))
                case .toned(let tone, let text): .toned(tone, text: transform(text))
                case .link(let link, let text): .link(link, text: transform(text))
                }
            })
    }
}
