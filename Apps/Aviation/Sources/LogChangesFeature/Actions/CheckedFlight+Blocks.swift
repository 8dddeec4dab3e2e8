import Logbook
import SectionKit

extension ContentShape {
    /// The content that actions show of a flight.
    static let changedFlight = ContentShape(facts: 1...100)
}

extension CheckedFlight {
    /// The flight and the result of the action, with its facts.
    func blocks(_ words: String) -> [Block] {
        [.paragraph(InlineText("\(entry.datedTitle) \(words).")), .facts(entry.facts)]
    }
}

extension [String] {
    /// The sentences as warnings.
    var notices: [Block] { map { .notice(Notice(.warning, InlineText($0))) } }
}
