import FeatureKit
import SectionKit

/// A search that found no airport.
struct AirportNotFound: NotFound {
    /// The words that were searched for.
    let words: String

    /// A similar name or city; nil if none is similar.
    let nearest: String?

    /// The message and the suggestion for a person.
    var explanation: SectionError {
        SectionError(
            message: "No airport is called \(words.quoted).",
            recovery: nearest.map { "Did you mean \($0.quoted)?" }
                ?? "Give an IATA or ICAO code, or words of the name or the city.")
    }
}
