import Logbook
import SectionKit

/// What a backup holds.
struct Backup: Equatable, Sendable {
    let path: String
    let kinds: [KeptKind]

    /// The names of the photos.
    let photos: [String]

    /// The records and photos whose files cannot be read or are damaged, and so are left out.
    var unreadable: [String]

    /// Whether it was read back after it was written.
    var isReadBack = false

    var summary: String { "write all your records and photos to \(path)" }

    /// The content that actions show.
    var blocks: [Block] {
        let damaged = Set(unreadable)
        let photoCount = photos.count { !damaged.contains(BackupFile.photo($0).name) }
        let all = kinds + [KeptKind(name: BackupFile.photos, count: photoCount)]
        let table = Table(
            key: "records", of: all,
            columns: [
                TableColumn(Column("name", "Records")) { .text($0.name) },
                TableColumn(Column("count", "Number", alignment: .trailing)) {
                    .integer($0.count)
                },
            ])
        return [.facts([Fact("file", "File", .text(path))]), .table(table)] + notices
    }

    private var notices: [Block] {
        let start =
            isReadBack && unreadable.isEmpty ? "The backup was read back and is whole. " : ""
        var words = [
            start + "It is not encrypted: keep it where only you can read it. What is set up for"
                + " syncing, and the history for undo, are not in it."
        ]
        if !unreadable.isEmpty {
            words.append(
                "Left out, because they cannot be read or are damaged: "
                    + "\(unreadable.joined(separator: ", ")). 'flight-log doctor' says more.")
        }
        return words.map { .notice(Notice(.info, InlineText($0))) }
    }
}
