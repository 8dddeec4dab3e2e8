import FeatureKit
import SectionKit

/// Deletes the whole log with its history, which cannot be undone.
struct ClearLog: Action {
    let id = ProfileBuilder.clear
    let title = "Clear the log"
    let shape = ContentShape(tables: 1...1)

    /// The number of flights that the person has typed to confirm.
    let flights: Int

    let interactor: ProfileInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (kept: KeptLog) in
            ActionPlan(
                "delete your whole log with its history, which cannot be undone",
                changes: kept.blocks)
        }
        await interactor.fetchKept(
            flights: flights, reportingTo: SectionReply("The log", "cleared", to: plan))
    }

    func load(into output: some SectionOutput<KeptLog>) async {
        await output.show(.loading)
        await interactor.clear(
            flights: flights, reportingTo: SectionReply("The log", "cleared", to: output))
    }

    func body(for kept: KeptLog) -> [Block] {
        [.paragraph("Your log is deleted.")] + kept.blocks
    }
}
