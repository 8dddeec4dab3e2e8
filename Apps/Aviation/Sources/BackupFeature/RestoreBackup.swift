import FeatureKit
import SectionKit

/// Makes the log what a backup says.
struct RestoreBackup: Action {
    let id = BackupBuilder.restore
    let title = "Restore a backup"
    let shape = ContentShape(facts: 2...2, tables: 1...1)
    let path: String
    let interactor: BackupInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (restoration: Restoration) in
            ActionPlan(
                "make your log what \(restoration.path) says", changes: restoration.blocks,
                changesNothing: restoration.changesNothing)
        }
        await interactor.fetchRestoration(path, reportingTo: reply(to: plan))
    }

    func load(into output: some SectionOutput<Restoration>) async {
        await output.show(.loading)
        await interactor.restore(path, reportingTo: reply(to: output))
    }

    func body(for restoration: Restoration) -> [Block] {
        let words: InlineText =
            restoration.changesNothing
            ? "Your log is as the backup says; nothing was changed."
            : """
            The backup is restored. 'flight-log undo' brings back your flights, trips, entries and \
            airports as they were; photos are never removed.
            """
        return [.paragraph(words)] + restoration.blocks
    }

    private func reply<Output: SectionOutput>(
        to output: Output
    ) -> SectionReply<Output, BackupError> {
        SectionReply("The backup", "restored", to: output)
    }
}
