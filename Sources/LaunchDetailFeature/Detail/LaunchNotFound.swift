import FeatureKit
import SectionKit
import SpaceXLaunches

/// A search that matches no launch, and a suggestion.
struct LaunchNotFound: NotFound {
    /// The search that was run.
    let search: LaunchSearch

    /// What to search for instead.
    let suggestion: LaunchSuggestion

    /// How much of the source's list was searched; nil if all of it was.
    let part: ListPart?
}

extension LaunchNotFound {
    /// The message and the suggestion for a person.
    var explanation: SectionError {
        SectionError(message: message, recovery: suggestion.advice)
    }

    /// A sentence that no launch matches, with how many were searched if not all were.
    private var message: String {
        let what =
            search.number == nil
            ? "No launch is called \(search.text.quoted)"
            : "No launch has the flight number \(search.text.short)"
        return part.following("\(what).")
    }
}

extension LaunchSuggestion {
    /// A sentence with the suggestion.
    fileprivate var advice: String {
        switch self {
        case .name(let name):
            return "Did you mean \(name.quoted)?"
        case .numbers(let launches) where !launches.isEmpty:
            let names = launches.compactMap { launch in
                launch.flightNumber.map { "\($0) (\(launch.name.short))" }
            }
            return "The nearest \(names.count == 1 ? "is" : "are") \(names.listed(by: "and"))."
        case .numbers, .nothing:
            return "Run 'spacex-report launches' to see all names and flight numbers."
        }
    }
}
