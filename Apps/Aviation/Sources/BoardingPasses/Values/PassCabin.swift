import Logbook
import SectionKit

/// Finds the class of a letter or of words on a pass.
///
/// Airlines give letters different meanings: `A` is first class with one, premium economy with the
/// next and economy with a third. Only letters that mean the same with nearly all of them count.
enum PassCabin {
    private static let letters: [CabinClass: String] = [
        .first: "F", .business: "JCDZI", .premiumEconomy: "W", .economy: "YMBHLQV",
    ]

    /// Returns the class of a letter; nil if it is uncertain.
    static func cabin(letter: String) -> CabinClass? {
        guard letter.count == 1 else { return nil }
        return letters.first { $0.value.contains(letter.uppercased()) }?.key
    }

    /// Returns the class of words such as "United Economy (S)" or "ECO LIGHT"; nil if it is
    /// uncertain, as "ECONOMY PREMIUM", which may be the name of a fare.
    static func cabin(words text: String) -> CabinClass? {
        if let cabin = cabin(letter: text) { return cabin }
        let words = text.folded.split { !$0.isLetter }.map(String.init)
        let text = words.joined(separator: " ")
        if ["premium econ", "premium eco", "premiumeco"].contains(where: text.contains) {
            return .premiumEconomy
        }
        if words.contains("premium") { return nil }
        let economy: Set = ["economy", "eco", "economica", "economique", "coach", "economyclass"]
        let found: Set<CabinClass> = Set(
            words.compactMap { word in
                if economy.contains(word) { return .economy }
                if word == "business" || word == "businessclass" { return .business }
                return word == "first" ? .first : nil
            })
        return found.count == 1 ? found.first : nil
    }
}
