import Networking
import RecordStore
import SectionEssentials

/// A record for tests.
struct Note: StoredRecord, Equatable {
    static let kind = RecordKind("notes", schema: 1)

    var text: String

    init(text: String) {
        self.text = text
    }

    init?(json: inout JSONReader, schema: Int) {
        guard let text = json.field("text", { $0.string() }) else { return nil }
        self.text = text
    }

    var members: [(key: String, value: JSONValue)] { [("text", .string(text))] }
}
