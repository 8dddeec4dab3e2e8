import FeatureKit
import Logbook
import SectionKit

/// Shows what was read from boarding passes, and where, without saving it.
struct PassSection: Section {
    let id = ScanBuilder.pass
    let title = "Boarding passes"
    let shape = ContentShape(tables: 3...3)
    let query: ScanQuery
    let presenter: any PresenterInput<ScanQuery, ScanPlan>

    func load(into output: some SectionOutput<ScanPlan>) async {
        await presenter.present(query, in: output)
    }

    func body(for plan: ScanPlan) -> [Block] {
        [.paragraph(InlineText(plan.sentence))] + plan.blocks + [.table(plan.attemptTable)]
    }

    func warnings(for plan: ScanPlan) -> [String] { plan.failures + plan.warnings }

    func isPartial(_ plan: ScanPlan) -> Bool { !plan.failures.isEmpty }
}
