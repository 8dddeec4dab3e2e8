/// The features that a page uses besides text, which its content security policy must allow.
struct HTMLNeeds {
    private(set) var images = false
    private(set) var patterns = false
    private(set) var script = false

    /// Finds the features that a report uses, shown with or without images.
    init(_ report: Report, images: Bool) {
        for section in report.sections {
            guard case .success(let blocks) = section.state else { continue }
            for block in blocks { add(block) }
        }
        self.images = self.images && images
    }

    private mutating func add(_ block: Block) {
        switch block {
        case .image: images = true
        case .facts(let facts): add(facts.map(\.value))
        case .table(let table):
            script = script || !table.rows.isEmpty
            for row in table.rows where !images { add(row) }
        case .chart(let chart):
            patterns = true
            script = script || !chart.bars.isEmpty
            add(chart.bars.map(\.label))
        case .heading, .paragraph, .notice: break
        }
    }

    private mutating func add(_ cells: [Cell]) {
        images = images || cells.contains { if case .image = $0 { true } else { false } }
    }

    /// The content security policy (<https://www.w3.org/TR/CSP3/>), which allows no more than this.
    var policy: String {
        var rules = ["default-src 'none'", "style-src 'sha256-\(HTMLStyle.hash)'"]
        if script { rules.append("script-src 'sha256-\(HTMLScript.hash)'") }
        if images { rules.append("img-src https: http:") }
        rules += ["base-uri 'none'", "form-action 'none'"]
        return rules.joined(separator: "; ")
    }
}
