package import Geodesy
package import SectionKit

/// A point on the Earth that a person named.
package struct Place: Equatable, Sendable {
    package let coordinate: Coordinate

    /// The name for sentences, such as "London Heathrow Airport (LHR)".
    package let name: String

    /// The airport, if it is one.
    package let airport: Airport?

    /// A sentence that says which of several airports was chosen; nil if there was only one.
    package let choice: String?

    package init(
        _ coordinate: Coordinate,
        name: String,
        airport: Airport? = nil,
        choice: String? = nil
    ) {
        self.coordinate = coordinate
        self.name = name
        self.airport = airport
        self.choice = choice
    }
}

extension Place {
    /// The best-known code of the airport, or else the name.
    package var code: String { airport?.code ?? name }
}

/// The error for a text that names no place.
package enum UnknownPlace: Error, Equatable, Sendable {
    /// No airport or city has this name; `nearest` is a similar one.
    case notFound(String, nearest: String?)

    /// The position of the airport with this name is unknown.
    case noPosition(String)
}

extension UnknownPlace {
    /// The message and the suggestion for a person.
    package var explanation: SectionError {
        switch self {
        case .notFound(let name, let nearest):
            SectionError(
                message: "No airport or city is called \(name.quoted).",
                recovery: nearest.map { "Did you mean \($0.quoted)?" } ?? Self.advice)
        case .noPosition(let name):
            SectionError(
                message: "The source has no position of \(name).",
                recovery: "Give a position in degrees, such as 40.6,-73.8.")
        }
    }

    private static let advice =
        "Give an airport's code or name, a city, or a position such as 40.6,-73.8."
}
