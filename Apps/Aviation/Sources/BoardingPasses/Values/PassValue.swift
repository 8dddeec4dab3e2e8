import Logbook
import SectionKit

/// Writes values of passes as the options of a flight accept them.
enum PassValue {
    /// Returns the value of a text, such as `1A` of `001A`; nil if the field can have no such value.
    ///
    /// Dates and times, which may be together in one text, are read by ``PassDateText``.
    static func text(_ field: PassField, _ text: String) -> String? {
        let text = text.passText
        switch field {
        case .number, .codeShare: return PassNumber.flight(text)
        case .from, .to: return text == text.uppercased() ? PassNumber.airport(text) : nil
        case .seat: return PassNumber.seat(text)
        case .cabin: return PassCabin.cabin(words: text)?.rawValue
        case .departureGate, .arrivalGate: return place(text, word: "gate")
        case .departureTerminal, .arrivalTerminal: return place(text, word: "terminal")
        case .bookingCode: return bookingCode(text)
        case .sequence: return PassNumber.sequence(text)
        case .passenger: return PassName.words(text)
        case .group: return group(text)
        case .ticket: return ticket(text)
        case .date, .departs, .arrives, .boards, .status: return nil
        case .airline, .aircraft, .frequentFlyer, .bags, .passengerStatus: return text.nonBlank
        }
    }

    /// A terminal or a gate is short, and has a digit or is one letter: "TBA" is none.
    private static func place(_ text: String, word: String) -> String? {
        var name = text[...]
        if name.lowercased().hasPrefix(word) { name = name.dropFirst(word.count) }
        let text = name.trimmed.uppercased()
        let isPlace =
            (1...6).contains(text.count) && text.allSatisfy { $0.isCodeCharacter || $0 == " " }
            && (text.count == 1 || text.contains(where: \.isCodeDigit))
        return isPlace ? text : nil
    }

    /// A group of boarding has one or two characters.
    private static func group(_ text: String) -> String? {
        let name = text.uppercased()
        return (1...2).contains(name.count) && name.allSatisfy(\.isCodeCharacter) ? name : nil
    }

    private static func bookingCode(_ text: String) -> String? {
        let code = text.uppercased()
        return (5...8).contains(code.count) && code.allSatisfy(\.isCodeCharacter) ? code : nil
    }

    /// The number of a ticket, with a blank after the three digits of its airline.
    private static func ticket(_ text: String) -> String? {
        let digits = text.filter(\.isCodeDigit)
        guard digits.count >= 10, digits.contains(where: { $0 != "0" }) else { return nil }
        return digits.count < 13 ? digits : "\(digits.prefix(3)) \(digits.dropFirst(3))"
    }
}
