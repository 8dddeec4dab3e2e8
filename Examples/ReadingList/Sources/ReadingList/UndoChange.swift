import FeatureKit
import SectionKit

/// Undoes the last change; run again, the one before it.
struct UndoChange: Action {
    let id = "undo"
    let title = "Undo"
    let shape = ContentShape(facts: 1...1)
    let shelf: any ShelfInput

    static let recipe = ActionRecipe<any ShelfInput>(
        name: "undo", summary: "undo the last change", key: "u"
    ) { shelf, _ in UndoChange(shelf: shelf) }

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (change: String) in ActionPlan("undo: \(change)") }
        await shelf.fetchLastChange(
            reportingTo: SectionReply("The last change", "undone", to: plan))
    }

    func load(into output: some SectionOutput<String>) async {
        await output.show(.loading)
        await shelf.undo(reportingTo: SectionReply("The last change", "undone", to: output))
    }

    func body(for change: String) -> [Block] {
        [
            .paragraph("The last change is undone."),
            .facts([Fact("change", "Change", .text(change))]),
        ]
    }
}
