/// The pictures on the web, which a page contains if the program has fetched them.
extension Report {
    /// The addresses of the pictures on the web, each once, in the order of the report.
    package var webPictures: [WebLink] {
        var known: Set<WebLink> = []
        return sections.flatMap(\.blocks).flatMap(\.webPictures).filter {
            known.insert($0).inserted
        }
    }

    /// Returns the report with pictures that were fetched, by their addresses.
    package func containing(_ pictures: [WebLink: ImageRendition]) -> Report {
        if pictures.isEmpty { return self }
        return Report(
            title: title, source: source, generatedAt: generatedAt,
            sections: sections.map { section in
                guard case .success(let blocks) = section.state else { return section }
                return section.showing(blocks.map { $0.containing(pictures) })
            },
            warnings: warnings, remarks: remarks)
    }
}

extension Block {
    fileprivate var webPictures: [WebLink] {
        switch self {
        case .image(let image): [image.link].compactMap(\.self)
        case .facts(let facts): facts.compactMap(\.value.webPicture)
        case .table(let table):
            table.rows.indices.flatMap { row in
                table.rows.cells(row, of: Array(table.columns.indices)).compactMap(\.webPicture)
            }
        default: []
        }
    }

    fileprivate func containing(_ pictures: [WebLink: ImageRendition]) -> Block {
        switch self {
        case .image(let image): .image(image.containing(pictures))
        case .facts(let facts): .facts(facts.map { $0.with(value: $0.value.containing(pictures)) })
        case .table(let table): .table(table.containing(pictures))
        default: self
        }
    }
}

extension Table {
    /// The table, of whose rows each is made when it is read.
    fileprivate func containing(_ pictures: [WebLink: ImageRendition]) -> Table {
        let (rows, all) = (rows, Array(columns.indices))
        let failure: (@Sendable () -> String?)? =
            rows.isOrdered ? { @Sendable in rows.failure } : nil
        return Table(
            key: key, columns: columns,
            rows: TableRows(count: rows.count, columns: columns.count, failure: failure) {
                row, wanted in
                rows.cells(row, of: wanted ?? all).map { $0.containing(pictures) }
            },
            rowTitle: rowTitle, links: links, events: events, identities: identities,
            commands: commands
        ).marked(as: self)
    }
}

extension Cell {
    fileprivate var webPicture: WebLink? {
        if case .image(let image) = self { image.link } else { nil }
    }

    fileprivate func containing(_ pictures: [WebLink: ImageRendition]) -> Cell {
        if case .image(let image) = self { .image(image.containing(pictures)) } else { self }
    }
}

extension Image {
    /// Whether a page contains it.
    var isEmbedded: Bool {
        if case .embedded? = rendition { true } else { false }
    }

    fileprivate func containing(_ pictures: [WebLink: ImageRendition]) -> Image {
        link.flatMap { pictures[$0] }.map(shown) ?? self
    }
}
