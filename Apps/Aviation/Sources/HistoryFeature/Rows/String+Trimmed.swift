import SectionKit

extension String {
    /// The text without surrounding white space; nil if nothing is left.
    var trimmedOrNil: String? {
        let text = trimmed
        return text.isEmpty ? nil : text
    }
}
