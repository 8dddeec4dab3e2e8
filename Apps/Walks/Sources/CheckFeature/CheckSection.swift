import FeatureKit
import SectionKit
import TrackFiles
import Walking

/// Shows what is wrong in files: a sentence, the files, and the findings with their lines.
struct CheckSection: Section {
    let id = CheckBuilder.name
    let title = "Check"
    let shape = ContentShape(facts: 7...7, tables: 1...1)
    let query: CheckQuery
    let presenter: any PresenterInput<CheckQuery, Check>

    var source: Report.Source? { WalkSource.files(query.paths) }

    func load(into output: some SectionOutput<Check>) async {
        await presenter.present(query, in: output)
    }

    /// Whether a file cannot be read, or only in part.
    func isPartial(_ check: Check) -> Bool {
        check.files.contains { $0.content?.isCutShort ?? true }
    }

    func warnings(for check: Check) -> [String] { check.warnings }

    func body(for check: Check) -> [Block] {
        [
            .paragraph(InlineText(check.summary)), .facts(check.facts), .table(check.fileTable),
            .table(check.findingTable),
        ] + check.notices.map { .notice(Notice(.info, InlineText($0))) }
    }
}
