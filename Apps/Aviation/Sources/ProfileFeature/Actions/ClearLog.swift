import FeatureKit
import Logbook
import SectionKit

/// Deletes the whole log with its history, which cannot be undone.
struct ClearLog: Action {
    let id = ProfileBuilder.clear
    let title = "Clear the log"
    let shape = ContentShape(tables: 1...1)

    /// The number of flights that the person has typed to confirm.
    let flights: Int

    let interactor: any ProfileInteractorInput

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (kept: [KeptKind]) in
            ActionPlan(
                "delete your whole log with its history, which cannot be undone",
                changes: [.table(kept.table), .paragraph(Self.staying)])
        }
        await interactor.fetchKept(
            flights: flights, reportingTo: SectionReply("The log", "cleared", to: plan))
    }

    func load(into output: some SectionOutput<[KeptKind]>) async {
        await output.show(.loading)
        await interactor.clear(
            flights: flights, reportingTo: SectionReply("The log", "cleared", to: output))
    }

    func body(for kept: [KeptKind]) -> [Block] {
        [.paragraph("Your log is deleted."), .table(kept.table), .paragraph(Self.staying)]
    }

    private static let staying: InlineText =
        "Files that you have exported stay, and so do cached responses of servers."
}
