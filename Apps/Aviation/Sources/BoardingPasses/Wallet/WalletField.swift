import Logbook
import Networking
import SectionKit

/// A field of a pass: a value with a label for people.
struct WalletField: Equatable {
    var key = ""
    var label = ""
    var value = ""

    /// Whether it is one of the largest ones, which are the airports.
    var isPrimary = false

    /// Creates a field that is not one of the largest.
    init(label: String, value: String) {
        self.label = label
        self.value = value
    }

    /// Reads a field, and what its semantics say.
    init?(_ json: inout JSONReader, isPrimary: Bool, semantics: inout WalletSemantics) {
        var said = semantics
        var text: String?
        let isObject = json.object { name, json in
            switch name {
            case "key": key = json.string()?.passText ?? ""
            case "label": label = json.string()?.passText ?? ""
            case "value": text = json.passText() ?? text
            case "attributedValue": text = text ?? json.passText()
            case "semantics": said.read(&json)
            default: break
            }
        }
        guard isObject, let text, !text.isEmpty else { return nil }
        value = text
        semantics = said
        self.isPrimary = isPrimary
    }

    /// What it is by its key or its label, if its value can be that; nil if that is unknown.
    var field: PassField? {
        [key, label].compactMap(PassLabels.field).first { field in
            field.isTime
                ? PassDateText(value).isKnown : PassValue.text(field, value) != nil
        }
    }
}

extension PassField {
    /// Whether its value is a date or a time of day.
    var isTime: Bool {
        switch self {
        case .date, .departs, .arrives, .boards: true
        default: false
        }
    }
}

extension JSONReader {
    /// Reads a string or an integer as a text of at most 200 characters; nil if it is blank.
    mutating func passText() -> String? {
        (string() ?? integer().map(String.init))?.passText.nonBlank
    }
}
