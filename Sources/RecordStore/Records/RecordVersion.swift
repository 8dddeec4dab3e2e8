package import Networking
package import SectionEssentials

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

    /// The digests of the versions that it was made of, the latest first; of a long past, the last
    /// 50.
    package let ancestors: [String]

    /// The digest of the version that a program has written once more, with other ancestors; nil if
    /// a person made this one.
    package let repeats: String?

    init(
        id: RecordID, schema: Int, revision: Int, changedAt: Date, json: String?,
        ancestors: [String] = [], repeats: String? = nil
    ) {
        self.id = id
        self.schema = schema
        self.revision = revision
        self.changedAt = changedAt
        self.json = json
        self.ancestors = ancestors
        self.repeats = repeats
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
    /// Creates the version that follows others of the same record, of which it is made.
    ///
    /// - Parameters:
    ///   - digests: those of the parents, if their files may be formatted in another way than this
    ///     store does; nil for the usual ones.
    ///   - repeats: the version that is written once more; nil for a change by a person.
    init(
        after parents: [RecordVersion], named digests: [String]? = nil,
        repeating repeats: String? = nil,
        id: RecordID, schema: Int, at date: Date, json: String?
    ) {
        let past = (digests ?? parents.map(\.digest)) + parents.flatMap(\.ancestors)
        var known: Set<String> = []
        self.init(
            id: id, schema: schema, revision: (parents.map(\.revision).max() ?? 0) + 1,
            changedAt: date, json: json,
            ancestors: Array(past.filter { known.insert($0).inserted }.prefix(Self.ancestorLimit)),
            repeats: repeats)
    }

    /// How many ancestors are kept.
    static let ancestorLimit = 50

    /// The start of the hash of its file, by which later versions name it.
    var digest: String { RecordFile.digest(of: Data(fileText.utf8)) }

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
        var members: [(key: String, value: JSONValue)] = [
            ("schema", .integer(schema)), ("id", .string(id.text)),
            ("revision", .integer(revision)), ("changed_at", JSONValue(changedAt)),
            ("deleted", .bool(json == nil)),
        ]
        if !ancestors.isEmpty {
            members.append(("ancestors", .array(ancestors.map(JSONValue.string))))
        }
        if let repeats {
            let names = [("version", repeats), ("record", Self.digest(ofRecord: json))]
            members.append(("repeats", .object(names.map { ($0, .string($1)) })))
        }
        return .object(members + [("record", json.map(JSONValue.json) ?? .null)])
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
            json: head.isDeleted ? nil : record, ancestors: head.ancestors,
            repeats: head.repeats(head.isDeleted ? nil : record))
    }

    /// The start of the hash of a record, by which it is seen that it was not changed since.
    fileprivate static func digest(ofRecord json: String?) -> String {
        RecordFile.digest(of: Data((json ?? "").utf8))
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
    var ancestors: [String] = []
    private var repeated: (version: String?, record: String?)

    /// The version that this one repeats; nil if it does not, or says something else by now, since a
    /// person has edited the file itself.
    func repeats(_ json: String?) -> String? {
        guard let version = repeated.version, let record = repeated.record,
            record == RecordVersion.digest(ofRecord: json)
        else { return nil }
        return version
    }

    mutating func read(_ key: JSONText, _ json: inout JSONReader) {
        switch key {
        case "schema": schema = json.integer().flatMap { $0 > 0 ? $0 : nil }
        case "id": id = json.string()
        case "revision":
            // A larger number is not from this store, and could not be incremented.
            revision = json.integer().flatMap { (1..<(1 << 53)).contains($0) ? $0 : nil }
        case "changed_at": changedAt = json.string().flatMap(ISO8601.date)
        case "deleted": isDeleted = json.bool() ?? false
        case "ancestors":
            let digests = json.list { $0.string() } ?? []
            ancestors = Array(digests.prefix(RecordVersion.ancestorLimit))
        case "repeats":
            json.object { key, json in
                switch key {
                case "version": repeated.version = json.string()
                case "record": repeated.record = json.string()
                default: break
                }
            }
        default: break
        }
    }
}
