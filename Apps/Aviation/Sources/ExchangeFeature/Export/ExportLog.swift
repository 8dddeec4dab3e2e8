import FeatureKit
import SectionKit

/// Writes the whole log to a file.
struct ExportLog: Action {
    let id = "export"
    let title = "Export the log"
    let shape = ContentShape(facts: 5...5, tables: 0...1)
    let query: ExportQuery
    let interactor: ExportInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (export: LogExport) in
            ActionPlan(export.summary, changes: [.facts(export.facts)] + export.notices)
        }
        await interactor.fetchExport(
            query, reportingTo: SectionReply("The log", "exported", to: plan))
    }

    func load(into output: some SectionOutput<LogExport>) async {
        await output.show(.loading)
        await interactor.export(
            query, reportingTo: SectionReply("The log", "exported", to: output))
    }

    func body(for export: LogExport) -> [Block] {
        [.paragraph("The log is written."), .facts(export.facts)] + export.notices
    }
}
