import Logbook
import SectionKit

/// What a backup holds.
struct Backup: Equatable, Sendable {
    let path: String
    let kinds: [KeptKind]

    /// The names of the photos.
    let photos: [String]

    /// The records whose files cannot be read, and so are left out.
    let unreadable: [String]

    var summary: String { "write all your records and photos to \(path)" }

    /// The content that actions show.
    var blocks: [Block] {
        let all = kinds + [KeptKind(name: BackupFile.photos, count: photos.count)]
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
        var words = [
            "The backup is whole and not encrypted: keep it where only you can read it. What is set"
                + " up for syncing, and the history for undo, are not in it."
        ]
        if !unreadable.isEmpty {
            words.append(
                "Left out, because they cannot be read: \(unreadable.joined(separator: ", ")).")
        }
        return words.map { .notice(Notice(.info, InlineText($0))) }
    }
}
