import SectionEssentials
import SectionKit

/// What restoring a backup changes, or has changed.
struct Restoration: Equatable, Sendable {
    let path: String

    /// When the backup was made.
    let date: Date

    let kinds: [RestoredKind]

    /// The number of photos of the backup, and the names of those that are not here.
    let photoCount: Int
    let newPhotos: [String]

    /// The photos that were damaged when the backup was made, and that are left out.
    var damagedPhotos: [String] = []

    /// Whether the log is as the backup says.
    var changesNothing: Bool { newPhotos.isEmpty && kinds.allSatisfy(\.changesNothing) }

    /// The content that actions show.
    var blocks: [Block] {
        let photos = RestoredKind(
            name: BackupFile.photos, count: photoCount, added: newPhotos.count, changed: 0,
            removed: 0)
        let table = Table(
            key: "records", of: kinds + [photos],
            columns: [
                TableColumn(Column("name", "Records")) { .text($0.name) },
                TableColumn(Column("in_backup", "In the backup", alignment: .trailing)) {
                    .integer($0.count)
                },
                TableColumn(Column("added", "Added", alignment: .trailing)) { .integer($0.added) },
                TableColumn(Column("changed", "Changed", alignment: .trailing)) {
                    .integer($0.changed)
                },
                TableColumn(Column("removed", "Removed", alignment: .trailing)) {
                    .integer($0.removed)
                },
            ])
        let facts = [
            Fact("file", "Backup", .text(path)),
            Fact("created_at", "Made", .date(PreciseDate(date, precision: .hour))),
        ]
        let left =
            damagedPhotos.isEmpty
            ? []
            : [
                Block.notice(
                    Notice(
                        .warning,
                        InlineText(
                            "Left out, because they were damaged when the backup was made: "
                                + damagedPhotos.map { BackupFile.photo($0).name }
                                .joined(separator: ", ") + ".")))
            ]
        return left + [.facts(facts), .table(table)]
    }
}

/// What restoring a backup changes in the records of one kind.
struct RestoredKind: Equatable, Sendable {
    let name: String

    /// The number of records of the backup.
    let count: Int

    let added: Int
    let changed: Int
    let removed: Int

    init(name: String, count: Int, added: Int, changed: Int, removed: Int) {
        self.name = name
        self.count = count
        self.added = added
        self.changed = changed
        self.removed = removed
    }

    init(_ name: String, _ plan: RestorePlan) {
        self.init(
            name: name, count: plan.count, added: plan.added, changed: plan.changed,
            removed: plan.removedCount)
    }

    var changesNothing: Bool { added == 0 && changed == 0 && removed == 0 }
}
