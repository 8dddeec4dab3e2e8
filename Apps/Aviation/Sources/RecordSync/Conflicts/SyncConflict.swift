package import Networking
package import RecordStore
package import SectionEssentials

/// The side of a conflict that lost, which is kept.
package struct SyncConflict: Equatable, Sendable {
    /// The record that it is a version of.
    package let name: SyncName

    /// The bytes of its file.
    package let content: Data

    package init(name: SyncName, content: Data) {
        self.name = name
        self.content = content
    }

    /// The same for the same content, so that nothing is listed twice.
    package var id: RecordID? {
        RecordID(String(SHA256.hex(of: Data(name.fileName.utf8) + content).prefix(12)))
    }
}

/// Where the losing sides of conflicts are kept.
package protocol SyncConflictsInput: Sendable {
    /// Keeps conflicts, which are on disk when this method returns.
    func keep(_ conflicts: [SyncConflict]) async throws(SyncError)
}

/// Conflicts are records of their own, which are not synced.
extension SyncConflict: StoredRecord {
    package static let kind = RecordKind("conflicts", schema: 1)

    package init?(json: inout JSONReader, schema: Int) {
        var (name, content) = (SyncName?.none, String?.none)
        json.object { key, json in
            switch key {
            case "file": name = json.string().flatMap { SyncName(fileName: $0) }
            case "content": content = json.string()
            default: break
            }
        }
        guard let name, let content else { return nil }
        self.init(name: name, content: Data(content.utf8))
    }

    package var members: [(key: String, value: JSONValue)] {
        [
            ("file", .string(name.fileName)),
            ("content", .string(String(decoding: content, as: UTF8.self))),
        ]
    }
}
