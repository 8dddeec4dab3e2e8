import FeatureKit
import SectionKit

/// Undoes the last change of the watch list; run again, the one before it.
struct UndoWatching: Action {
    let id = "watch undo"
    let title = "Undo"
    let shape = ContentShape(facts: 1...1)
    let interactor: any WatchListInteractorInput

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
