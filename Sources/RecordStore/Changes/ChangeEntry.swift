package import Essentials
import Networking

/// A change as it is written to its file, complete, so that it can be finished after a crash and
/// undone.
package struct ChangeEntry: Equatable, Sendable {
    /// A record before and after the change.
    package struct Step: Equatable, Sendable {
        /// The version before the change; nil if there was none.
        package let before: RecordVersion?

        package let after: RecordVersion
    }

    package let number: Int
    package let summary: String
    package let changedAt: Date

    /// The number of the change that this one undoes; nil if it is not an undo.
    package let undoes: Int?

    package let steps: [Step]

    /// How many changes are kept: the last 50, and as many undos of them.
    package static let limit = 100
}

// MARK: - The file

extension ChangeEntry {
    /// The version of the file format.
    private static let format = 1

    /// The maximum size of a file, in bytes.
    static let sizeLimit = 256 << 20

    /// The text of the file.
    var fileText: String {
        let steps = steps.map { step in
            JSONValue.object([
                ("before", step.before?.value ?? .null), ("after", step.after.value),
            ])
        }
        let object = JSONValue.object([
            ("format", .integer(Self.format)), ("number", .integer(number)),
            ("summary", .string(summary)), ("changed_at", JSONValue(changedAt)),
            ("undoes", JSONValue(undoes)), ("records", .array(steps)),
        ])
        return object.text(openTo: 2) + "\n"
    }

    /// Reads the object of a file; nil if it is invalid or in a newer format.
    init?(json: inout JSONReader) {
        var (format, number, undoes) = (0, 0, Int?.none)
        var (summary, changedAt) = (String?.none, Date?.none)
        var steps: [Step?] = []
        json.object { key, json in
            switch key {
            case "format": format = json.integer() ?? 0
            case "number": number = json.integer() ?? 0
            case "summary": summary = json.string()
            case "changed_at": changedAt = json.string().flatMap(ISO8601.date)
            case "undoes": undoes = json.integer()
            case "records": json.array { steps.append(Step(json: &$0)) }
            default: break
            }
        }
        guard format == Self.format, number > 0, let summary, let changedAt, !steps.isEmpty,
            steps.allSatisfy({ $0 != nil })
        else { return nil }
        self.init(
            number: number, summary: summary, changedAt: changedAt, undoes: undoes,
            steps: steps.compactMap(\.self))
    }
}

extension ChangeEntry.Step {
    fileprivate init?(json: inout JSONReader) {
        var before: RecordVersion?
        var after: RecordVersion?
        json.object { key, json in
            switch key {
            case "before": before = RecordVersion(json: &json)
            case "after": after = RecordVersion(json: &json)
            default: break
            }
        }
        guard let after else { return nil }
        self.init(before: before, after: after)
    }
}
