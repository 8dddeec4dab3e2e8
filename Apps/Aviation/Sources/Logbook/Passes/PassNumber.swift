/// Writes flight numbers and seats as people do.
package enum PassNumber {
    /// Returns a flight number such as `LH400` of `LH 0400`; nil if it is invalid.
    package static func flight(_ text: String) -> String? {
        let code = text.uppercased().filter { !$0.isWhitespace && $0 != "-" }
        guard code.count <= 9 else { return nil }
        for length in [2, 3] {
            if let number = flight(
                carrier: String(code.prefix(length)), String(code.dropFirst(length)))
            {
                return number
            }
        }
        return nil
    }

    /// Whether a text with nothing around it is rather a flight number than something else: "AUG2025"
    /// is a month, "D32" a gate, since few airlines have a digit in their code, and "FGZ87H" a booking.
    package static func isLikely(_ text: String) -> Bool {
        guard let code = flight(text) else { return false }
        if code.prefix(3).allSatisfy(\.isCodeLetter) {
            return !months.contains(code.prefix(3)) && code.last?.isCodeDigit == true
        }
        let hasDigit = code.prefix(2).contains(where: \.isCodeDigit)
        return code.dropFirst(2).filter(\.isCodeDigit).count >= (hasDigit ? 2 : 1)
    }

    private static let months: Set<Substring> = [
        "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC", "MAI",
        "OKT", "DEZ", "ENE", "ABR", "AGO", "DIC", "AVR", "FEV", "SET", "OUT", "GEN", "MAG", "GIU",
        "LUG", "OTT",
    ]

    /// Returns the number of an airline's code, and digits with perhaps a letter; nil if it is invalid.
    package static func flight(carrier: String, _ digits: String) -> String? {
        let carrier = carrier.uppercased()
        let digits = digits.uppercased()
        let suffix = digits.last.map { $0.isCodeLetter ? String($0) : "" } ?? ""
        let number = digits.dropLast(suffix.count)
        let isCarrier =
            carrier.count == 2
            ? carrier.allSatisfy(\.isCodeCharacter) && carrier.contains(where: \.isCodeLetter)
            : carrier.count == 3 && carrier.allSatisfy(\.isCodeLetter)
        guard isCarrier, (1...5).contains(number.count), number.allSatisfy(\.isCodeDigit),
            let value = Int(number), value > 0, value < 10_000
        else { return nil }
        return carrier + String(value) + suffix
    }

    /// Returns a seat such as `1A` of `001A`; nil if it is invalid, as for an infant.
    package static func seat(_ text: String) -> String? {
        let seat = text.uppercased().filter { !$0.isWhitespace && $0 != "-" }
        guard let letter = seat.last, letter.isCodeLetter, (2...4).contains(seat.count),
            seat.dropLast().allSatisfy(\.isCodeDigit), let row = Int(seat.dropLast()), row > 0
        else { return nil }
        return String(row) + String(letter)
    }

    /// Returns a sequence number without leading zeros, such as `25` of `0025`.
    package static func sequence(_ text: String) -> String? {
        let number = text.filter { !$0.isWhitespace }.drop { $0 == "0" }
        return (1...5).contains(number.count) && number.dropLast().allSatisfy(\.isCodeDigit)
            ? String(number) : nil
    }

    /// Returns the code of an airport of IATA in capitals; nil if it is invalid.
    package static func airport(_ text: String) -> String? {
        text.count == 3 && text.allSatisfy { $0.isASCII && $0.isLetter } ? text.uppercased() : nil
    }
}

extension Character {
    package var isCodeDigit: Bool { ("0"..."9").contains(self) && isASCII }
    package var isCodeLetter: Bool { ("A"..."Z").contains(self) && isASCII }
    package var isCodeCharacter: Bool { isCodeDigit || isCodeLetter }
}
