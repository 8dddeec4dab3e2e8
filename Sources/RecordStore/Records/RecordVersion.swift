package import Essentials
package import Networking

/// One revision of a record, as stored in its file.
package struct RecordVersion: Equatable, Sendable {
    /// The name of the record.
    package let id: RecordID

    /// The schema in which the record is written.
    package let schema: Int

    /// The number of times that the record was written.
    package let revision: Int

    /// When this revision was written.
    package let changedAt: Date

    /// The JSON object of the record; nil if the revision removed it.
    package let json: String?

    /// The same content at a later revision.
    func repeated(revision: Int, at date: Date) -> RecordVersion {
        RecordVersion(id: id, schema: schema, revision: revision, changedAt: date, json: json)
    }

    /// The decoded record; nil if it was removed or cannot be read.
    package func revised<Record: StoredRecord>(as kind: Record.Type) -> Revised<Record>? {
        guard let json else { return nil }
        let read = try? JSONReader.read(Data(json.utf8)) { Record(json: &$0, schema: schema) }
        guard let record = read ?? nil else { return nil }
        return Revised(id: id, record: record, revision: revision, changedAt: changedAt)
    }

    /// Whether the content is the same, regardless of the revision.
    func saysTheSame(as other: RecordVersion) -> Bool {
        schema == other.schema && json == other.json
    }
}

extension RecordVersion {
    /// Creates the first revision of a record.
    package init(first record: some StoredRecord, id: RecordID, at date: Date) {
        self.init(
            id: id, schema: type(of: record).kind.schema, revision: 1, changedAt: date,
            json: record.text(keeping: nil))
    }
}

// MARK: - The file

extension RecordVersion {
    /// The maximum size of a file, in bytes.
    static let sizeLimit = 4 << 20

    /// The text of the file.
    var fileText: String { value.text(openTo: 1) + "\n" }

    /// The JSON object of the file.
    var value: JSONValue {
        .object([
            ("schema", .integer(schema)), ("id", .string(id.text)),
            ("revision", .integer(revision)), ("changed_at", JSONValue(changedAt)),
            ("deleted", .bool(json == nil)), ("record", json.map(JSONValue.json) ?? .null),
        ])
    }

    /// Reads the object of a file; nil if it is invalid.
    package init?(json: inout JSONReader) {
        var head = RecordHead()
        var record: String?
        json.object { key, json in
            if key == "record" { record = json.json() } else { head.read(key, &json) }
        }
        guard let name = head.id, let id = RecordID(name), let schema = head.schema,
            let revision = head.revision, let changedAt = head.changedAt,
            head.isDeleted || record != nil
        else { return nil }
        self.init(
            id: id, schema: schema, revision: revision, changedAt: changedAt,
            json: head.isDeleted ? nil : record)
    }

    /// The members of the record's object, each with its JSON text.
    var members: [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = []
        _ = try? JSONReader.read(Data((json ?? "{}").utf8)) { json in
            json.object { key, json in
                if let value = json.json() { members.append((key.text, .json(value))) }
            }
        }
        return members
    }
}

/// The fields of a record's file other than the record, as far as they have been read.
struct RecordHead {
    var schema: Int?
    var id: String?
    var revision: Int?
    var changedAt: Date?
    var isDeleted = false

    mutating func read(_ key: JSONText, _ json: inout JSONReader) {
        switch key {
        case "schema": schema = json.integer().flatMap { $0 > 0 ? $0 : nil }
        case "id": id = json.string()
        case "revision":
            // A larger number is not from this store, and could not be incremented.
            revision = json.integer().flatMap { (1..<(1 << 53)).contains($0) ? $0 : nil }
        case "changed_at": changedAt = json.string().flatMap(ISO8601.date)
        case "deleted": isDeleted = json.bool() ?? false
        default: break
        }
    }
}
