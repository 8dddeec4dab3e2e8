import RecordStore
import SectionEssentials

/// Says in what a version that lost differs from its record, such as "seat 7C, now 22F".
enum RecordDifferences {
    /// Returns the words; nil if one of both is missing or cannot be read.
    static func words(_ lost: RecordFile?, _ current: RecordFile?, kind: String) -> String? {
        guard let lost, let current else { return nil }
        if current.isRemoved { return "now removed" }
        guard let before = RecordWords.record(of: lost, kind: kind),
            let now = RecordWords.record(of: current, kind: kind)
        else { return nil }
        let old = texts(of: before)
        let new = texts(of: now)
        let names =
            old.map(\.name) + new.map(\.name).filter { name in !old.contains { $0.name == name } }
        let differences = names.compactMap { name -> String? in
            let text = old.first { $0.name == name }?.text ?? "none"
            let current = new.first { $0.name == name }?.text ?? "none"
            return text == current ? nil : "\(name) \(text), now \(current)"
        }
        return differences.isEmpty ? nil : differences.joined(separator: "; ")
    }

    private static func texts(of record: any StoredRecord) -> [(name: String, text: String)] {
        members(of: .object(record.members))
    }

    /// The members of an object and of the objects in it, by their names in words.
    private static func members(
        of value: JSONValue, in name: String = ""
    ) -> [(name: String, text: String)] {
        switch value {
        case .object(let members):
            members.flatMap { key, value in
                let key = key.replacing("_", with: " ")
                return Self.members(of: value, in: name.isEmpty ? key : "\(name) \(key)")
            }
        case .null: [(name, "none")]
        case .string(let text): [(name, text)]
        default: [(name, value.text())]
        }
    }
}
