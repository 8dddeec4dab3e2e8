import SectionKit

extension String {
    /// A flight number without blanks, and without the asterisk that marks a code-share.
    var flightNumber: String? {
        let text = String(filter { !$0.isWhitespace && $0 != "*" })
        return text.isEmpty ? nil : text
    }
}
