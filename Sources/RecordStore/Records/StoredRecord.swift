public import Essentials
public import Networking

/// A kind of record that a store keeps, one JSON file each.
///
/// ```swift
/// struct Book: StoredRecord {
///     static let kind = RecordKind("books", schema: 1)
///
///     var title: String
///     var pages: Int?
///
///     init?(json: inout JSONReader, schema: Int) {
///         var title: String?
///         json.object { key, json in
///             switch key {
///             case "title": title = json.string()
///             case "pages": pages = json.integer()
///             default: break
///             }
///         }
///         guard let title else { return nil }
///         self.title = title
///     }
///
///     var members: [(key: String, value: JSONValue)] {
///         [("title", .string(title)), ("pages", JSONValue(pages))]
///     }
/// }
/// ```
public protocol StoredRecord: Sendable {
    /// What the records are called, and the version of their shape.
    static var kind: RecordKind { get }

    /// Reads a record's object; nil if it is not one of this kind.
    ///
    /// A record in an older version is read as what it is now; its file is written in the new one
    /// when it is next changed.
    ///
    /// - Parameters:
    ///   - json: is at the record's object.
    ///   - schema: the version that the record was written in, from 1 to that of the ``kind``.
    init?(json: inout JSONReader, schema: Int)

    /// The members of the record's object, in the order in which they are written.
    ///
    /// Write every key, with `null` where nothing is known: a key that is in the file and not
    /// among these is a newer program's, and is kept.
    var members: [(key: String, value: JSONValue)] { get }
}

/// What the records of a store are called, and the version of their shape.
public struct RecordKind: Equatable, Sendable {
    /// The name of the folder that they are in, such as `flights`; a word of the program, never
    /// from outside.
    public let name: String

    /// The version of their shape, from 1; it grows when a key changes its meaning.
    public let schema: Int

    /// Names a kind.
    public init(_ name: String, schema: Int) {
        self.name = name
        self.schema = schema
    }
}

extension StoredRecord {
    /// The object of the record as JSON, with the members of an older version that only a newer
    /// program knows.
    func text(keeping older: RecordVersion?) -> String {
        var members = members
        if let older, older.schema == Self.kind.schema {
            let keys = Set(members.map(\.key))
            members += older.members.filter { !keys.contains($0.key) }
        }
        return JSONValue.object(members).text(openTo: 1, indent: 2)
    }
}
