import Airports
package import Networking
package import SectionKit

/// The names and codes of airlines, which complete the options that take some.
package enum AirlineVocabulary {
    package static let name = "airlines"

    /// Returns the words of the airlines whose codes or name begin with a text, codes before names.
    ///
    /// Those with a code of IATA, which carry passengers, come first, and alone without a text. Of
    /// several, the shortest name is that of the main company.
    package static func words(
        _ request: any BaseRequestInput, beginningWith typed: String
    ) async -> [SuggestedWord] {
        guard let table = try? await request.value(of: .airlines) else { return [] }
        let terms = SearchTerms(typed)
        let found = (terms.map { table.records(ofLines: $0.mayMatch) } ?? table.records)
            .sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
        let start = typed.folded
        var (codes, names): ([SuggestedWord], [SuggestedWord]) = ([], [])
        let known = found.filter { $0.iata != nil }
        for airline in known + (terms == nil ? [] : found.filter { $0.iata == nil }) {
            if airline.name.folded.hasPrefix(start) {
                let meaning = [airline.iata, airline.icao].compactMap(\.self).joined(separator: " ")
                names.append(SuggestedWord(airline.name, meaning: meaning))
            }
            guard terms != nil else { continue }
            codes += [airline.iata, airline.icao].compactMap(\.self)
                .filter { $0.folded.hasPrefix(start) }
                .map { SuggestedWord($0, meaning: airline.name) }
        }
        return codes + names
    }
}
