import FeatureKit
import SectionKit

/// Undoes the last change of the list.
struct UndoChange: Action {
    let id = "walks undo"
    let title = "Undo the last change"
    let shape = ContentShape(facts: 1...1)
    let interactor: any WalksInteractorInput

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (change: String) in ActionPlan("undo: \(change)") }
        await interactor.fetchLastChange(
            reportingTo: SectionReply("The last change", "undone", to: plan))
    }

    func load(into output: some SectionOutput<String>) async {
        await output.show(.loading)
        await interactor.undo(
            reportingTo: SectionReply("The last change", "undone", to: output))
    }

    func body(for change: String) -> [Block] {
        [
            .paragraph("The last change is undone."),
            .facts([Fact("change", "Change", .text(change))]),
        ]
    }
}
