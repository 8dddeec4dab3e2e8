/// The features that a page uses besides text, which its content security policy must allow.
struct HTMLNeeds {
    private(set) var patterns = false
    private(set) var maps = false
    private var lineCharts = false
    private var followingCharts = false
    private var tables = false
    private var galleries = false

    /// The style sheets of blocks of one's own, each once.
    private var ownStyles: [WebFile] = []

    /// The columns of the tables, in order.
    private(set) var columns: [HTMLColumns] = []

    private let cells: HTMLCells
    private let variables: WebFile

    /// Finds the features that sections use, shown with these cells and colours.
    init(_ sections: [SectionSnapshot], cells: HTMLCells, variables: HTMLVariables) {
        self.variables = WebFile(variables.text)
        self.cells = cells
        for section in sections {
            guard case .success(let blocks) = section.state else { continue }
            for block in blocks { add(block) }
            galleries = galleries || blocks.hasGallery(shown: cells.shows)
        }
    }

    private mutating func add(_ block: Block) {
        switch block {
        case .table(let table):
            tables = tables || !table.rows.isEmpty
            columns.append(HTMLColumns(table, formatter: cells.formatter))
        case .chart(let chart):
            patterns = true
            tables = tables || !chart.bars.isEmpty
        case .lineChart(let chart):
            lineCharts = true
            followingCharts = followingCharts || chart.rows != nil
        case .map(let map): maps = maps || map.isOnPages
        case .custom(let custom): add(css: type(of: custom.block).css)
        case .heading, .paragraph, .facts, .image, .notice: break
        }
    }

    private mutating func add(css: String) {
        // Neither HTML nor XML reads these characters as a part of the rules.
        let rules = WebFile(css.filter { $0 != "<" && $0 != "&" })
        if !css.isEmpty, !ownStyles.contains(rules) { ownStyles.append(rules) }
    }

    /// The style sheets.
    var styles: [WebFile] {
        [variables, .pageCSS]
            + (galleries ? [.galleryCSS] : []) + (lineCharts ? [.lineChartCSS] : [])
            + (maps ? [.mapCSS] : []) + ownStyles
    }

    /// The scripts.
    var scripts: [WebFile] {
        (tables ? [.tablesJS] : []) + (maps ? [.mapJS] : [])
            + (followingCharts ? [.lineChartJS] : []) + (galleries ? [.galleryJS] : [])
    }

    /// The content security policy (<https://www.w3.org/TR/CSP3/>), which allows no more than this.
    var policy: String {
        var rules = ["default-src 'none'"]
        rules.append("style-src" + styles.map { " 'sha256-\($0.hash)'" }.joined())
        if !scripts.isEmpty {
            rules.append("script-src" + scripts.map { " 'sha256-\($0.hash)'" }.joined())
        }
        // The icon of the page, and pictures that it contains.
        rules.append("img-src data:")
        rules += ["base-uri 'none'", "form-action 'none'"]
        return rules.joined(separator: "; ")
    }
}

extension [Block] {
    /// Whether a page shows any as a gallery: images in a row, or one that is shown.
    fileprivate func hasGallery(shown: (Image) -> Bool) -> Bool {
        var isAfterImage = false
        for block in self {
            guard case .image(let image) = block else {
                isAfterImage = false
                continue
            }
            if isAfterImage || shown(image) { return true }
            isAfterImage = true
        }
        return false
    }
}
