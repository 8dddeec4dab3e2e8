import SectionKit

/// Shows what is odd in files: the files, how often each kind of oddity occurs, and where.
struct CheckSection: Section {
    let id = CheckBuilder.name
    let title = "Check"
    let shape = ContentShape(tables: 3...3)
    let query: CheckQuery
    let presenter: any CheckPresenterInput

    func load(into output: some SectionOutput<Check>) async {
        await presenter.presentCheck(query, in: output)
    }

    func body(for check: Check) -> [Block] {
        [.paragraph(InlineText(check.summary)), .table(check.fileTable)]
            + check.tables.map(Block.table)
            + check.notices.map { .notice(Notice(.info, InlineText($0))) }
    }
}
