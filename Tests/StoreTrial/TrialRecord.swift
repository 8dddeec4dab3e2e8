import Networking
import RecordStore
import SectionEssentials

/// A record that shows which change wrote it and whether it is complete.
struct TrialRecord: StoredRecord {
    static let kind = RecordKind("trials", schema: 1)

    let change: Int

    /// The number of the change, repeated.
    let text: String

    init(change: Int, length: Int = 40) {
        self.change = change
        text = Array(repeating: "\(change)", count: length).joined(separator: " ")
    }

    init?(json: inout JSONReader, schema: Int) {
        var (change, text) = (Int?.none, String?.none)
        json.object { key, json in
            switch key {
            case "change": change = json.integer()
            case "text": text = json.string()
            default: break
            }
        }
        guard let change, let text else { return nil }
        self.change = change
        self.text = text
    }

    var members: [(key: String, value: JSONValue)] {
        [("change", .integer(change)), ("text", .string(text))]
    }

    var isComplete: Bool { text.split(separator: " ").allSatisfy { $0 == "\(change)" } }
}
