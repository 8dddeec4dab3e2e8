public import Networking
public import PackedRecords
public import SectionEssentials

/// A type of record that a store keeps, in one JSON file per record.
///
/// ```swift
/// extension Book: StoredRecord {
///     static let kind = RecordKind("books", schema: 1)
///
///     var commonName: String? { title }
///
///     init?(json: inout JSONReader, schema: Int) {
///         self.init(title: "")
///         json.object { key, json in
///             switch key {
///             case "title": title = json.string() ?? ""
///             case "author": author = json.string()
///             case "pages": pages = json.integer()
///             case "read": read = json.integer() ?? 0
///             default: break
///             }
///         }
///         if title.isEmpty { return nil }
///     }
///
///     var members: [(key: String, value: JSONValue)] {
///         [
///             ("title", .string(title)), ("author", JSONValue(author)),
///             ("pages", JSONValue(pages)), ("read", .integer(read)),
///         ]
///     }
/// }
/// ```
public protocol StoredRecord: Sendable {
    /// The name of the kind, and the version of its schema.
    static var kind: RecordKind { get }

    /// Reads the object of a record; nil if it is invalid.
    ///
    /// A missing key means the same as `null`; the packed form leaves out what is null. If
    /// a key is repeated, its last value counts, whole. A record in an older schema is converted;
    /// its file is written in the current schema when the record is next changed.
    ///
    /// - Parameters:
    ///   - json: the reader, positioned at the object of the record.
    ///   - schema: the schema in which the record was written, from 1 to that of the ``kind``.
    init?(json: inout JSONReader, schema: Int)

    /// The members of the record's object, in the order in which they are written.
    ///
    /// Write every key, with `null` if the value is unknown: other keys in the file are assumed to
    /// be from a newer program, and are kept.
    var members: [(key: String, value: JSONValue)] { get }

    /// What a person calls the record, such as a flight by its number and date; nil, as by default,
    /// if it has no name but its ID.
    var commonName: String? { get }

    /// The values of fixed size in the packed form of a record: integers and floating-point
    /// numbers, since any bytes must be valid ones.
    associatedtype PackedValues: BitwiseCopyable & Sendable = NoPackedValues

    /// The packed form of the records: by default, their JSON objects.
    ///
    /// A kind of which people keep thousands has one of its own, so that a list of all reads only
    /// what it needs.
    static var packedForm: PackedForm { get }

    /// Adds the record to packed ones: its values, then its texts.
    func pack(into list: inout PackedRecords<PackedValues>)

    /// Reads a packed record; nil if it is invalid. It is the same as the one that was packed.
    init?(packed list: PackedContents<Self>, at index: Int)
}

/// The name of the records of a store, and the version of their schema.
public struct RecordKind: Equatable, Sendable {
    /// The name of the folder of the records, such as `flights`; a constant of the program, never
    /// untrusted input.
    public let name: String

    /// The version of the schema, from 1; increment it when a key changes its meaning.
    public let schema: Int

    /// Creates a kind.
    public init(_ name: String, schema: Int) {
        self.name = name
        self.schema = schema
    }
}

extension StoredRecord {
    /// Nil: errors call the record by its ID.
    public var commonName: String? { nil }

    /// The JSON object of the record, with the members of the current version that are from a
    /// newer program.
    func text(keeping older: RecordVersion?) -> String {
        var members = members
        if let older, older.schema == Self.kind.schema {
            let keys = Set(members.map(\.key))
            members += older.members.filter { !keys.contains($0.key) }
        }
        return JSONValue.object(members).text(openTo: 1, indent: 2)
    }
}
