import FeatureKit
import SectionKit

/// Writes all records and photos to one file.
struct WriteBackup: Action {
    let id = BackupBuilder.backup
    let title = "Back up the log"
    let shape = ContentShape(facts: 1...1, tables: 1...1)
    let query: BackupQuery
    let interactor: BackupInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (backup: Backup) in
            ActionPlan(backup.summary, changes: backup.blocks)
        }
        await interactor.fetchBackup(
            query, reportingTo: SectionReply("The log", "backed up", to: plan))
    }

    func load(into output: some SectionOutput<Backup>) async {
        await output.show(.loading)
        await interactor.backUp(
            query, reportingTo: SectionReply("The log", "backed up", to: output))
    }

    func body(for backup: Backup) -> [Block] {
        [.paragraph("The backup is written.")] + backup.blocks
    }
}
