package import Networking
package import RecordStore
package import SectionEssentials

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
