package import Essentials
package import Networking

/// A record as one revision of its file has it.
package struct RecordVersion: Equatable, Sendable {
    /// The name of the record.
    package let id: RecordID

    /// The version of the shape that it is written in.
    package let schema: Int

    /// How often the record was written.
    package let revision: Int

    /// When this revision was made.
    package let changedAt: Date

    /// The record's object as JSON; nil if the revision removed it.
    package let json: String?

    /// The same at a later revision.
    func repeated(revision: Int, at date: Date) -> RecordVersion {
        RecordVersion(id: id, schema: schema, revision: revision, changedAt: date, json: json)
    }

    /// The record, read; nil if it was removed or cannot be read.
    package func revised<Record: StoredRecord>(as kind: Record.Type) -> Revised<Record>? {
        guard let json else { return nil }
        let read = try? JSONReader.read(Data(json.utf8)) { Record(json: &$0, schema: schema) }
        guard let record = read ?? nil else { return nil }
        return Revised(id: id, record: record, revision: revision, changedAt: changedAt)
    }

    /// Whether it says the same of the record, whatever its revision.
    func saysTheSame(as other: RecordVersion) -> Bool {
        schema == other.schema && json == other.json
    }
}

extension RecordVersion {
    /// The first revision of a record.
    package init(first record: some StoredRecord, id: RecordID, at date: Date) {
        self.init(
            id: id, schema: type(of: record).kind.schema, revision: 1, changedAt: date,
            json: record.text(keeping: nil))
    }
}

// MARK: - The file

extension RecordVersion {
    /// The longest file, in bytes.
    static let sizeLimit = 4 << 20

    /// What its file has in it.
    var fileText: String { value.text(openTo: 1) + "\n" }

    /// The object of its file.
    var value: JSONValue {
        .object([
            ("schema", .integer(schema)), ("id", .string(id.text)),
            ("revision", .integer(revision)), ("changed_at", JSONValue(changedAt)),
            ("deleted", .bool(json == nil)), ("record", json.map(JSONValue.json) ?? .null),
        ])
    }

    /// Reads the object of a file; nil if it is none.
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

    /// The members of the record's object, each as the JSON it is written in.
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

/// What a record's file says beside the record itself, as far as it has been read.
struct RecordHead {
    var schema: Int?
    var id: String?
    var revision: Int?
    var changedAt: Date?
    var isDeleted = false

    mutating func read(_ key: JSONKey, _ json: inout JSONReader) {
        switch key {
        case "schema": schema = json.integer().flatMap { $0 > 0 ? $0 : nil }
        case "id": id = json.string()
        case "revision":
            // One that is larger has been made up, and the next could not be counted.
            revision = json.integer().flatMap { (1..<(1 << 53)).contains($0) ? $0 : nil }
        case "changed_at": changedAt = json.string().flatMap(ISO8601.date)
        case "deleted": isDeleted = json.bool() ?? false
        default: break
        }
    }
}
