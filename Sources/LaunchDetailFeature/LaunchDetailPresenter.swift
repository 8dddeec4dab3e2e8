import Networking
import FeatureKit
import SectionKit
import SpaceXLaunches

/// Turns the result of a fetch into the states of the section.
struct LaunchDetailPresenter: LaunchDetailPresenterInput {
    let interactor: any LaunchDetailInteractorInput

    func presentLaunch(
        _ search: LaunchSearch,
        in output: some LaunchDetailPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchLaunch(search, reportingTo: SectionReply("The launch", to: output))
    }
}

extension SectionReply: LaunchDetailInteractorOutput
where Output: SectionOutput<LaunchSearchResult>, Failure == RequestError {
    /// Shows an error that no launch matches, with a suggestion.
    func didFindNothing(_ nothing: LaunchNotFound) async {
        await output.show(
            .error(SectionError(message: nothing.message, recovery: nothing.suggestion.advice)))
    }
}

extension LaunchNotFound {
    /// A sentence that no launch matches, with how many were searched if not all were.
    fileprivate var message: String {
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
            return "The list of launches shows all names and flight numbers."
        }
    }
}
