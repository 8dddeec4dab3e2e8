/// The features that a page uses besides text, which its content security policy must allow.
struct HTMLNeeds {
    private(set) var images = false
    private(set) var patterns = false
    private(set) var maps = false
    private var tables = false

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
        case .image: images = true
        case .facts(let facts): add(facts.map(\.value))
        case .table(let table):
            tables = tables || !table.rows.isEmpty
            let survey = HTMLSurvey(
                table, images: cells.images && !images, formatter: cells.formatter)
            images = images || survey.hasImages
            surveys.append(survey)
        case .chart(let chart):
            patterns = true
            tables = tables || !chart.bars.isEmpty
            add(chart.bars.map(\.label))
        case .map: maps = true
        case .heading, .paragraph, .lineChart, .notice: break
        }
    }

    private mutating func add(_ cells: [Cell]) {
        images = images || cells.contains { if case .image = $0 { true } else { false } }
    }

    /// The style sheets, with their hashes.
    var styles: [(text: String, hash: String)] {
        [(HTMLStyle.text, HTMLStyle.hash)] + (maps ? [(HTMLMapStyle.text, HTMLMapStyle.hash)] : [])
    }

    /// The scripts, with their hashes.
    var scripts: [(text: String, hash: String)] {
        (tables ? [(HTMLScript.text, HTMLScript.hash)] : [])
            + (maps ? [(HTMLMapScript.text, HTMLMapScript.hash)] : [])
    }

    /// The content security policy (<https://www.w3.org/TR/CSP3/>), which allows no more than this.
    var policy: String {
        var rules = ["default-src 'none'"]
        rules.append("style-src" + styles.map { " 'sha256-\($0.hash)'" }.joined())
        if !scripts.isEmpty {
            rules.append("script-src" + scripts.map { " 'sha256-\($0.hash)'" }.joined())
        }
        if images { rules.append("img-src https: http:") }
        rules += ["base-uri 'none'", "form-action 'none'"]
        return rules.joined(separator: "; ")
    }
}
