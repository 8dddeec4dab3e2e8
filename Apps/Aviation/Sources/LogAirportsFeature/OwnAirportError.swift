import Airports
import Logbook
import SectionEssentials
import SectionKit

/// Why the airports could not be read or changed.
enum OwnAirportError: ExplainedError, Equatable {
    case log(LogError)

    /// Nothing is known of an airport, and it was given no name.
    case noName(AirportCode)

    case unknownZone(String)
    case unknownCountry(UnknownCountry)

    /// The person has described no airport with a code.
    case notOwn(AirportCode, nearest: String?)

    var summary: String {
        switch self {
        case .log(let error): error.summary
        case .noName(let code): "nothing is known of \(code.text)"
        case .unknownZone(let name): "no time zone is called \(name)"
        case .unknownCountry(let error): "no country is called \(error.name)"
        case .notOwn(let code, _): "\(code.text) is not one of your own airports"
        }
    }

    var recovery: String {
        switch self {
        case .log(let error): error.recovery
        case .noName: "Give its name with --name, and where it is with --position."
        case .unknownZone: "Give a name of the IANA database, such as Europe/Berlin."
        case .unknownCountry(let error): error.explanation.recovery
        case .notOwn(_, let nearest?): "Did you mean \(nearest)?"
        case .notOwn(_, nil): "Run 'flight-log airports' to see them."
        }
    }
}
