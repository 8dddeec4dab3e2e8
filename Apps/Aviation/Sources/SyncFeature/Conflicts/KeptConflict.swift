import Essentials
import RecordStore
import RecordSync
import SectionKit

/// The losing side of a conflict, with when it lost.
struct KeptConflict: Equatable, Sendable {
    let id: RecordID
    let name: SyncName

    /// What the version says, in a few words; nil if it is not known.
    let words: String?

    /// When the version was made that lost; nil if the file is not valid.
    let changedAt: Date?
    let keptAt: Date

    init(_ conflict: Revised<SyncConflict>) {
        id = conflict.id
        name = conflict.record.name
        let file = RecordFile(name.id, content: conflict.record.content)
        words = file.flatMap { [name] in RecordWords.words(of: $0, kind: name.kind) }
        changedAt = file?.changedAt
        keptAt = conflict.changedAt
    }

    /// What the version says, or else the name of its record.
    var title: String { words ?? name.description }

    /// The facts that actions show.
    var facts: [Fact] {
        [
            Fact("id", "Conflict", .text(id.text)),
            Fact("version", "Version", .text(orUnknown: words)),
            Fact("kind", "Kind", .text(name.kind)),
            Fact("record", "Record", .text(name.id.text)),
        ]
    }
}

extension ContentShape {
    /// The content that actions show of a conflict.
    static let conflict = ContentShape(facts: 4...4)
}

extension [KeptConflict] {
    /// The content of the section.
    var blocks: [Block] {
        let notice = Notice(.info, "No version has lost a conflict.")
        return (isEmpty ? [.notice(notice)] : []) + [.table(table)]
    }

    private var table: Table {
        Table(
            of: self,
            columns: [
                TableColumn(Column("id", "Conflict")) { .text($0.id.text) },
                TableColumn(Column("version", "Version")) { .text(orUnknown: $0.words) },
                TableColumn(Column("kind", "Kind")) { .text($0.name.kind) },
                TableColumn(Column("record", "Record", priority: Column.expendable)) {
                    .text($0.name.id.text)
                },
                TableColumn(Column("changed_at", "Changed")) {
                    .date(orUnknown: $0.changedAt.map { PreciseDate($0, precision: .hour) })
                },
                TableColumn(Column("kept_at", "Kept", priority: 1)) {
                    .date(PreciseDate($0.keptAt, precision: .hour))
                },
            ],
            identity: { $0.id.text },
            commands: [SyncBuilder.takeBack, SyncBuilder.drop])
    }
}
