/// Links to the pages of a long table: the ones before and after, and the first and the last.
struct HTMLPages {
    /// The markup, which comes directly after that of the table.
    let html: String

    /// Makes the links; nil if the rows are all that were found.
    init?(_ table: Table, name: String, links: HTMLLinks?) {
        guard let page = table.page, page.count > 1, let links else { return nil }
        func link(_ title: String, to number: Int, rel: String? = nil) -> String {
            guard number != page.number, 1...page.count ~= number else {
                return "<span aria-disabled=\"true\">\(title)</span>\n"
            }
            var choice = links.choice(of: table.key)
            choice.page = number
            let rel = rel.map { " rel=\"\($0)\"" } ?? ""
            return "<a href=\"\(links.chosen(choice).html)\"\(rel)>\(title)</a>\n"
        }
        let rows = page.rows
        html = """
            <nav class="pages" aria-label="Pages of \(name.html)">
            \(link("First", to: 1))\(link("Previous", to: page.number - 1, rel: "prev"))\
            <p>Rows \((rows.lowerBound + 1).grouped)–\(rows.upperBound.grouped) of \(page.found.grouped)</p>
            \(link("Next", to: page.number + 1, rel: "next"))\(link("Last", to: page.count))</nav>\n
            """
    }
}
