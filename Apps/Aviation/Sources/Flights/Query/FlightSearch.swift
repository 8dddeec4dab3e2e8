import Airports
import SectionKit

/// The words of a search for flights, each of which must be in a name or code of a match.
package struct FlightSearch: Equatable, Sendable {
    /// The text of the search, trimmed.
    package let text: String

    let words: [Word]

    /// Parses the words, which blanks separate; nil if there is no letter or digit.
    package init?(_ text: String) {
        self.text = text[...].trimmed
        words = text.split(whereSeparator: \.isWhitespace).compactMap(Word.init)
        if words.isEmpty || words.count > Self.most { return nil }
    }

    /// The most words, so that those that match fit into a bit mask.
    private static let most = 32

    /// A word of a search.
    struct Word: Equatable, Sendable {
        /// Its letters and digits in upper case, for codes.
        let code: [UInt8]

        /// The word, for names.
        let terms: SearchTerms

        /// The word as a flight number or a call sign; nil for other words.
        let number: FlightNumber?

        /// The word as an address of six hexadecimal digits; nil for other words.
        let address: AircraftAddress?

        init?(_ text: Substring) {
            guard let terms = SearchTerms(String(text)) else { return nil }
            self.terms = terms
            code = text.codeBytes
            number = FlightNumber(String(decoding: code, as: UTF8.self))
            address = AircraftAddress(text)
        }
    }
}

/// The code of an airline and a number, such as `IB123` or `IBE123`.
package struct FlightNumber: Equatable, Sendable {
    /// The code of IATA, with two characters, or of ICAO, with three letters, in upper case.
    package let airline: String

    /// The number, which may end with letters, such as `123` or `4AB`.
    package let number: String

    /// Reads a flight number or a call sign; nil for other texts.
    package init?(_ text: String) {
        let text = text.uppercased()
        guard (3...8).contains(text.utf8.count), text.utf8.allSatisfy(\.isLetterOrDigit) else {
            return nil
        }
        let isICAO = text.prefix(3).allSatisfy(\.isLetter)
        airline = String(text.prefix(isICAO ? 3 : 2))
        number = String(text.dropFirst(airline.utf8.count))
        guard let first = number.utf8.first, first <= UInt8(ascii: "9"),
            airline.contains(where: \.isLetter)
        else { return nil }
    }

    /// Returns the other names of the flight: the call signs of a flight number, and the flight
    /// number of a call sign.
    package func otherNames(in directory: any AircraftDirectory) -> [String] {
        directory.airlines(named: airline).compactMap { known in
            if known.iata == airline { return known.icao + number }
            if known.icao == airline, let iata = known.iata { return iata + number }
            return nil
        }
    }
}

extension StringProtocol {
    /// The letters and digits of ASCII, in upper case.
    var codeBytes: [UInt8] {
        utf8.compactMap { $0.isLetterOrDigit ? $0.upperCase : nil }
    }
}

extension Collection<UInt8> {
    /// Whether the letters and digits of ASCII begin with those of a code in upper case.
    func begins(with code: [UInt8]) -> Bool {
        var place = 0
        for byte in self where byte.isLetterOrDigit {
            if place == code.count { break }
            if byte.upperCase != code[place] { return false }
            place += 1
        }
        return place == code.count
    }
}

extension UInt8 {
    /// The small letter of a capital one of ASCII; other bytes stay.
    var lowerCase: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
    }

    /// The capital letter of a small one of ASCII; other bytes stay.
    var upperCase: UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self - 32 : self
    }
}
