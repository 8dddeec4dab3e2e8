package import SectionKit

/// The error for a name in a query that nothing has.
package enum UnknownName: UnknownNameError {
    case country(UnknownCountry)
    case place(UnknownPlace)
}

extension UnknownName {
    /// The message and the suggestion for a person.
    package var explanation: SectionError {
        switch self {
        case .country(let error): error.explanation
        case .place(let error): error.explanation
        }
    }
}
