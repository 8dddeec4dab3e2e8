import Airports
import SectionKit

/// The places of a journey as a person gives them: codes separated by spaces, or names separated by
/// commas, such as `LHR JFK LAX`, `new york, london` or `paris to rome`.
struct RouteText: Equatable, Sendable {
    /// The places, two or more.
    let places: [PlaceText]

    /// Reads the places; nil if there are fewer than two, or one cannot be a place.
    init?(_ text: String) {
        let ways = text.split(separator: ";").flatMap { $0.split(separator: " to ") }
        let words = text.split(separator: " ").map(String.init)
        let areWords = words.allSatisfy {
            !$0.contains(",") || CoordinateText.coordinate($0) != nil
        }
        let texts = ways.count == 1 && areWords ? words : ways.flatMap(Self.parts)
        let places = texts.compactMap(PlaceText.init)
        guard places.count > 1, places.count == texts.count else { return nil }
        self.places = places
    }

    /// Splits a text at its commas, except at those inside of positions.
    private static func parts(of text: Substring) -> [String] {
        var parts: [String] = []
        var isHalf = false
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            if isHalf, isAngle(part) {
                parts[parts.count - 1] += ",\(part)"
                isHalf = false
            } else {
                parts.append(String(part))
                isHalf = isAngle(part)
            }
        }
        return parts
    }

    /// Whether a text is half of a position: a number, with or without a letter.
    private static func isAngle(_ text: some StringProtocol) -> Bool {
        let text = text.trimmed
        return text.contains(where: \.isNumber)
            && text.allSatisfy { $0.isNumber || "NSEWnsew+-−.°'′″\" ".contains($0) }
    }
}
