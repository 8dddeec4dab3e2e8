import Logbook
import SectionKit

/// The codes that a format has for the words of the log, for reading and writing.
struct CodeTable<Word: Equatable & Sendable>: Sendable {
    /// The first code of a word is the one that is written.
    private let codes: [(code: String, word: Word)]

    init(_ codes: KeyValuePairs<String, Word>) {
        self.codes = codes.map { ($0.key, $0.value) }
    }

    /// Returns the word of a code, in capitals or not; nil for other codes.
    func word(_ code: String?) -> Word? {
        guard let code = code?.lowercased() else { return nil }
        return codes.first { $0.code == code }?.word
    }

    /// Returns the code of a word; nil if the format has none.
    func code(_ word: Word?) -> String? {
        word.flatMap { word in codes.first { $0.word == word }?.code }
    }
}

/// The codes of several formats.
enum Codes {
    /// The letters of OpenFlights and JetLovers; an early description had B for business by mistake.
    enum Letters {
        static let seats = CodeTable<SeatKind>(["w": .window, "m": .middle, "a": .aisle])
        static let classes = CodeTable<CabinClass>([
            "y": .economy, "p": .premiumEconomy, "c": .business, "f": .first, "b": .business,
        ])
        static let reasons = CodeTable<FlightReason>([
            "l": .leisure, "b": .business, "c": .crew, "o": .other,
        ])
    }

    /// The words of the other formats.
    enum Words {
        static let seats = CodeTable<SeatKind>([
            "window": .window, "middle": .middle, "aisle": .aisle, "jumpseat": .jump,
            "jump": .jump,
        ])
        static let classes = CodeTable<CabinClass>([
            "economy": .economy, "economy+": .premiumEconomy, "business": .business,
            "first": .first, "private": .privateFlight, "premium_economy": .premiumEconomy,
            "economy_plus": .premiumEconomy, "premiumeconomy": .premiumEconomy,
            "plus": .premiumEconomy, "first_class": .first, "ecolight": .economy,
        ])
        static let reasons = CodeTable<FlightReason>([
            "leisure": .leisure, "business": .business, "crew": .crew, "other": .other,
            "personal": .leisure,
        ])
    }
}
