package import RecordStore

/// The name of a synced file, such as `flights.01J8ZQ.json`: the kind of a record and its ID.
package struct SyncName: Hashable, Sendable {
    /// The name of the kind, of ASCII letters only.
    package let kind: String

    package let id: RecordID

    package init(kind: String, id: RecordID) {
        self.kind = kind
        self.id = id
    }

    /// Parses a file name; nil if it is not that of a synced file.
    package init?(fileName: String) {
        guard let dot = fileName.firstIndex(of: "."), fileName.hasSuffix(Self.ending),
            SyncCopy(fileName: fileName) == nil
        else { return nil }
        let kind = fileName[..<dot]
        let id = fileName[fileName.index(after: dot)...].dropLast(Self.ending.count)
        guard !kind.isEmpty, kind.allSatisfy({ $0.isASCII && $0.isLetter }),
            let id = RecordID(String(id))
        else { return nil }
        self.init(kind: String(kind), id: id)
    }

    package var fileName: String { "\(kind).\(id.text)\(Self.ending)" }

    static let ending = ".json"
}

extension SyncName: Comparable, CustomStringConvertible {
    package static func < (one: SyncName, other: SyncName) -> Bool {
        (one.kind, one.id) < (other.kind, other.id)
    }

    /// The kind and the ID, such as `flights/01J8ZQ`.
    package var description: String { "\(kind)/\(id)" }
}
