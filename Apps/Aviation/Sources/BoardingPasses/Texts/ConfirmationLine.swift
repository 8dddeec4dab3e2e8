import Logbook
import SectionKit

/// A line of a confirmation.
struct ConfirmationLine {
    let text: String
    let place: TextPlace

    /// The words between blanks.
    var words: [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

    /// The most characters that are read.
    private static let limit = 400

    /// Takes a line without the marks of a quotation, of bold letters and of tables.
    init(_ text: Substring, at place: TextPlace) {
        let start = text.drop { $0.isWhitespace || $0 == ">" || $0 == "|" }
        let kept = start.count == text.count || text.contains(">") ? start : text
        self.text = String(kept.prefix(Self.limit))
            .replacing("\u{A0}", with: " ").filter { $0 != "*" && $0 != "\u{FEFF}" }
        self.place = place
    }

    /// What it says of a field.
    func reading(_ field: PassField, _ text: String) -> PassReading {
        PassReading(field, text, from: .text, at: place)
    }

    /// The lines of texts that are the pages of a document, or of one text.
    static func lines(_ pages: [String]) -> [ConfirmationLine] {
        var lines: [ConfirmationLine] = []
        for (index, page) in pages.enumerated() {
            let number = pages.count > 1 ? index + 1 : nil
            let all = page.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (line, text) in all.enumerated() where lines.count < most {
                let place = TextPlace(page: number, line: line + 1)
                lines += Prose.statements(of: text).map { ConfirmationLine($0, at: place) }
            }
        }
        return lines
    }

    /// The most lines that are read.
    private static let most = 3_000
}

/// Finds the booking code of a confirmation, which stands behind its label or below it.
enum ConfirmationCode {
    private static let labels = [
        "booking reference", "booking code", "booking number", "booking ref", "confirmation number",
        "confirmation code", "confirmation #", "confirmation:", "record locator", "pnr",
        "reservation code", "reservation number", "reservation:", "airline reference",
        "buchungscode", "buchungsnummer", "reservierungscode", "référence de réservation",
        "dossier de réservation", "localizador", "código de reserva", "codice di prenotazione",
        "codice prenotazione", "boekingscode", "código da reserva",
    ]

    /// Words in capitals that stand beside a label.
    private static let others: Set = ["NUMBER", "STATUS", "TICKET", "FLIGHT", "GALILEO"]

    /// Whether a line has the label of a booking code.
    static func isLabelled(_ text: String) -> Bool {
        let lower = text.lowercased()
        return labels.contains(where: lower.contains)
    }

    /// The first booking code; nil if there is none.
    static func reading(in lines: [ConfirmationLine]) -> PassReading? {
        for (index, line) in lines.enumerated() {
            let lower = line.text.lowercased()
            guard let label = labels.first(where: lower.contains),
                let range = lower.firstRange(of: label)
            else { continue }
            let start = lower.distance(from: lower.startIndex, to: range.upperBound)
            if let code = code(in: String(line.text.dropFirst(start))) {
                return line.reading(.bookingCode, code)
            }
            let next = lines.dropFirst(index + 1).prefix(2).first {
                !$0.text.allSatisfy(\.isWhitespace)
            }
            if let next, next.words.count == 1, let code = code(in: next.text) {
                return next.reading(.bookingCode, code)
            }
        }
        return nil
    }

    private static func code(in text: String) -> String? {
        let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        return words.first { word in
            word.count == 6 && word.allSatisfy(\.isCodeCharacter) && !others.contains(word)
        }
    }
}
