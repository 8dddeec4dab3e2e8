import SectionKit

/// Shows the versions of records that lost a conflict and are kept.
struct ConflictsSection: Section {
    let id = SyncBuilder.conflicts
    let title = "Conflicts"
    let shape = ContentShape(tables: 1...1)

    /// What the only version says that is shown, or its ID; nil for all.
    var version: String?
    let presenter: SyncPresenter

    func load(into output: some SectionOutput<[KeptConflict]>) async {
        await presenter.presentConflicts(in: output)
    }

    func body(for conflicts: [KeptConflict]) -> [Block] {
        version.map(conflicts.blocks(of:)) ?? conflicts.blocks
    }
}
