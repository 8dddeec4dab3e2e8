import FeatureKit
import SectionKit

/// Adds the flights of a file to the log; undoing takes all of them back, so nobody is asked first.
struct ImportLog: Action {
    let id = "import"
    let title = "Import a log"
    let shape = ContentShape(facts: 9...9, tables: 0...6)
    let query: ImportQuery
    let interactor: ImportInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (plan: LogImport) in
            ActionPlan(plan.summary, changes: plan.planBlocks)
        }
        await interactor.fetchImport(
            query, reportingTo: SectionReply("The log", "imported", to: plan))
    }

    func load(into output: some SectionOutput<LogImport>) async {
        await output.show(.loading)
        await interactor.importFile(
            query, reportingTo: SectionReply("The log", "imported", to: output))
    }

    func body(for result: LogImport) -> [Block] { result.resultBlocks }

    func warnings(for result: LogImport) -> [String] { result.warnings }
}
