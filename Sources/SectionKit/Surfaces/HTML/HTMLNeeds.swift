/// The features that a page uses besides text, which its content security policy must allow.
struct HTMLNeeds {
    /// Pictures on the web.
    private(set) var images = false

    /// Pictures that the page contains.
    private(set) var embedded = false

    private(set) var patterns = false
    private(set) var lineCharts = false
    private(set) var script = false

    /// The surveys of the tables, in order.
    private(set) var surveys: [HTMLSurvey] = []

    private let cells: HTMLCells

    /// Finds the features that a report uses, shown with these cells.
    init(_ report: Report, cells: HTMLCells) {
        self.cells = cells
        for section in report.sections {
            guard case .success(let blocks) = section.state else { continue }
            for block in blocks { add(block) }
        }
        images = images && cells.images
    }

    private mutating func add(_ block: Block) {
        switch block {
        case .image(let image): add(image)
        case .facts(let facts): add(facts.map(\.value))
        case .table(let table):
            script = script || !table.rows.isEmpty
            let survey = HTMLSurvey(
                table, images: cells.images && !images, formatter: cells.formatter)
            images = images || survey.hasImages
            surveys.append(survey)
        case .chart(let chart):
            patterns = true
            script = script || !chart.bars.isEmpty
            add(chart.bars.map(\.label))
        case .lineChart: lineCharts = true
        case .heading, .paragraph, .map, .notice: break
        }
    }

    private mutating func add(_ cells: [Cell]) {
        for case .image(let image) in cells { add(image) }
    }

    private mutating func add(_ image: Image) {
        if image.link != nil { images = true }
        if case .embedded? = image.rendition { embedded = cells.images }
    }

    /// The content security policy (<https://www.w3.org/TR/CSP3/>), which allows no more than this.
    var policy: String {
        let lines = lineCharts ? " 'sha256-\(HTMLLineChartStyle.hash)'" : ""
        var rules = ["default-src 'none'", "style-src 'sha256-\(HTMLStyle.hash)'\(lines)"]
        if script { rules.append("script-src 'sha256-\(HTMLScript.hash)'") }
        let pictures = (images ? ["https:", "http:"] : []) + (embedded ? ["data:"] : [])
        if !pictures.isEmpty { rules.append("img-src \(pictures.joined(separator: " "))") }
        rules += ["base-uri 'none'", "form-action 'none'"]
        return rules.joined(separator: "; ")
    }
}
