import FeatureKit
import Logbook
import SectionKit

/// Adds the flights of boarding passes to the log, and completes those that it has.
struct ScanPasses: Action {
    let id: String
    let title = "Scan boarding passes"
    let shape = ContentShape(tables: 1...1)
    let query: ScanQuery
    let interactor: ScanInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (plan: ScanPlan) in
            ActionPlan(
                plan.summary, changes: plan.failureBlocks + plan.blocks,
                changesNothing: plan.changesNothing)
        }
        await interactor.fetch(query, reportingTo: SectionReply("The pass", "read", to: plan))
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        // Without a number, the flights to fill a form with are not known.
        guard query.only != nil else { return await output.show(.success(FormValues())) }
        let form = output.showing { (plan: ScanPlan) in
            let flight = plan.flights.first
            let draft = flight?.draft ?? FlightDraft()
            return FormValues(
                FlightField.all.reduce(OptionValues()) { $1.fill(draft, $0) },
                text: flight?.found.text)
        }
        await interactor.fetch(query, reportingTo: SectionReply("The pass", "read", to: form))
    }

    func load(into output: some SectionOutput<ScanPlan>) async {
        await output.show(.loading)
        await interactor.save(query, reportingTo: SectionReply("The flights", "saved", to: output))
    }

    func body(for plan: ScanPlan) -> [Block] {
        [.paragraph(InlineText(plan.result)), .table(plan.flightTable)]
    }

    func warnings(for plan: ScanPlan) -> [String] {
        plan.failures + plan.warnings + plan.unsaved
            + plan.flights.filter(\.outcome.isSaved).flatMap(\.warnings)
            + plan.added.compactMap(\.yearRemark)
    }

    func isPartial(_ plan: ScanPlan) -> Bool {
        !plan.failures.isEmpty || !plan.unusable.isEmpty
    }
}
