import RecordStore
import RecordSync
import SectionEssentials
import SectionKit

/// The losing side of a conflict, with when it lost.
struct KeptConflict: Equatable, Sendable {
    let id: RecordID
    let name: SyncName

    /// What the version says, in a few words; nil if it is not known.
    let words: String?

    /// In what the version differs from the record; nil if it is not known.
    let differences: String?

    /// When the version was made that lost; nil if the file is not valid.
    let changedAt: Date?
    let keptAt: Date

    init(_ version: KeptVersion) {
        id = version.conflict.id
        name = version.conflict.record.name
        words = version.lost.flatMap { [name] in RecordWords.words(of: $0, kind: name.kind) }
        differences = RecordDifferences.words(version.lost, version.current, kind: name.kind)
        changedAt = version.lost?.changedAt
        keptAt = version.conflict.changedAt
    }

    /// What the version says, or else the name of its record.
    var title: String { words ?? name.description }

    /// Whether a person means it by what it says, or by its ID or the beginning of it.
    func matches(_ text: String) -> Bool {
        id.text.hasPrefix(text.lowercased()) || title.folded.contains(text.folded)
    }

    /// The facts that actions show.
    var facts: [Fact] {
        [
            Fact("id", "Conflict", .text(id.text)),
            Fact("version", "Version", .text(orUnknown: words)),
            Fact("differences", "Differences", .text(orUnknown: differences)),
            Fact("kind", "Kind", .text(name.kind)),
            Fact("record", "Record", .text(name.id.text)),
        ]
    }
}

extension ContentShape {
    /// The content that actions show of a conflict.
    static let conflict = ContentShape(facts: 5...5)
}

extension [KeptConflict] {
    /// The content of the section.
    var blocks: [Block] {
        guard !isEmpty else {
            return [.notice(Notice(.info, "There are no conflicts."))] + [.table(table)]
        }
        return [
            .paragraph(
                InlineText(
                    "\(count.counted("version that lost is", "versions that lost are")) kept.")),
            .table(table),
        ]
    }

    /// Those that a person means, and how many others there are.
    func blocks(of version: String) -> [Block] {
        let found = filter { $0.matches(version) }
        let others = count - found.count
        if others == 0 { return blocks }
        let words = others.counted("other version that lost is", "other versions that lost are")
        return [.notice(Notice(.info, InlineText("\(words) not shown.")))] + [.table(found.table)]
    }

    private var table: Table {
        Table(
            of: self,
            columns: [
                TableColumn(Column("id", "Conflict")) { .text($0.id.text) },
                TableColumn(Column("version", "Version")) { .text(orUnknown: $0.words) },
                TableColumn(Column("differences", "Differences")) {
                    .text(orUnknown: $0.differences)
                },
                TableColumn(Column("kind", "Kind", priority: Column.expendable)) {
                    .text($0.name.kind)
                },
                TableColumn(Column("record", "Record", priority: Column.expendable)) {
                    .text($0.name.id.text)
                },
                TableColumn(Column("changed_at", "Changed", priority: 2)) {
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

/// Says in what a version that lost differs from its record, such as "seat 7C, now 22F".
enum RecordDifferences {
    /// Returns the words; nil if one of both is missing or cannot be read.
    static func words(_ lost: RecordFile?, _ current: RecordFile?, kind: String) -> String? {
        guard let lost, let current else { return nil }
        if current.isRemoved { return "now removed" }
        guard let before = RecordWords.record(of: lost, kind: kind),
            let now = RecordWords.record(of: current, kind: kind)
        else { return nil }
        let old = texts(of: before)
        let new = texts(of: now)
        let names =
            old.map(\.name) + new.map(\.name).filter { name in !old.contains { $0.name == name } }
        let differences = names.compactMap { name -> String? in
            let text = old.first { $0.name == name }?.text ?? "none"
            let current = new.first { $0.name == name }?.text ?? "none"
            return text == current ? nil : "\(name) \(text), now \(current)"
        }
        return differences.isEmpty ? nil : differences.joined(separator: "; ")
    }

    private static func texts(of record: any StoredRecord) -> [(name: String, text: String)] {
        members(of: .object(record.members))
    }

    /// The members of an object and of the objects in it, by their names in words.
    private static func members(
        of value: JSONValue, in name: String = ""
    ) -> [(name: String, text: String)] {
        switch value {
        case .object(let members):
            members.flatMap { key, value in
                let key = key.replacing("_", with: " ")
                return Self.members(of: value, in: name.isEmpty ? key : "\(name) \(key)")
            }
        case .null: [(name, "none")]
        case .string(let text): [(name, text)]
        default: [(name, value.text())]
        }
    }
}
