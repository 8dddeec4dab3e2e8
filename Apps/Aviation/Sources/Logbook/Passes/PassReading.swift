/// What one part of a pass says of one value of a flight.
package struct PassReading: Equatable, Sendable {
    package let field: PassField

    /// The value, as the option of a flight accepts it: `LH400`, `2026-06-14`, `10:05`, `05:45+1`,
    /// `14A`, `business`.
    package let text: String

    package let origin: PassOrigin

    /// Where a text has it; nil for other origins.
    package let place: TextPlace?

    /// The passenger of whom it is, as far as another one may be on the same flight.
    package internal(set) var owner: String?

    package init(
        _ field: PassField, _ text: String, from origin: PassOrigin, at place: TextPlace? = nil
    ) {
        self.field = field
        self.text = text
        self.origin = origin
        self.place = place
    }

    /// Whether the same part says the same, wherever it stands.
    func isSame(as other: PassReading) -> Bool {
        field == other.field && text == other.text && origin == other.origin
            && owner == other.owner
    }

    /// The part that says it, and where, such as "text, line 3".
    package var source: String {
        [origin.words, place?.words].compactMap(\.self).joined(separator: ", ")
    }
}

/// The part of a pass that says something, the most trusted first.
package enum PassOrigin: Int, CaseIterable, Comparable, Sendable {
    /// What a person has corrected.
    case person

    /// The data of a pass of a wallet.
    case passData

    /// The bar code.
    case barcode

    /// The fields of a pass of a wallet, which are written for people.
    case passText

    /// A reservation in a mail or a page, in the words of schema.org.
    case reservation

    case calendar

    /// The text of a PDF file or of a mail.
    case text

    /// Text that was recognised in a picture.
    case recognisedText

    package static func < (one: PassOrigin, other: PassOrigin) -> Bool {
        one.rawValue < other.rawValue
    }

    /// The part, for people.
    package var words: String {
        switch self {
        case .person: "you"
        case .passData: "data of the pass"
        case .barcode: "bar code"
        case .passText: "text of the pass"
        case .reservation: "reservation"
        case .calendar: "calendar"
        case .text: "text"
        case .recognisedText: "recognised text"
        }
    }
}
