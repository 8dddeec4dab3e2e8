import Networking
import SectionKit
import SpaceXLaunches

/// Turns what becomes of a fetch into the states of the section.
struct LaunchDetailPresenter: LaunchDetailPresenterInput {
    let interactor: any LaunchDetailInteractorInput

    func presentLaunch(
        _ search: LaunchSearch,
        in output: some LaunchDetailPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchLaunch(search, reportingTo: Reply(search: search, output: output))
    }

    /// Takes the interactor's answer to one call.
    private struct Reply<Output: LaunchDetailPresenterOutput>: LaunchDetailInteractorOutput {
        let search: LaunchSearch
        let output: Output

        func didFetchLaunch(_ launch: LaunchDetail) async {
            await output.show(.success(.one(launch)))
        }

        func didFindLaunches(_ choice: LaunchChoice) async {
            await output.show(.success(.several(choice)))
        }

        func didFindNoLaunch(_ guess: LaunchGuess, in part: ListPart?) async {
            let what =
                search.number == nil
                ? "No launch is called \(search.text.quoted)"
                : "No launch has the flight number \(search.text.short)"
            await output.show(
                .error(SectionError(message: part.following("\(what)."), recovery: guess.advice)))
        }

        func didFailToFetchLaunch(_ error: RequestError) async {
            await output.show(
                .error(
                    SectionError(
                        message: "The launch could not be loaded: \(error.summary).",
                        recovery: error.recovery
                    )))
        }
    }
}

extension LaunchGuess {
    /// What to ask for instead.
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
            return "The list of all launches has their names and numbers."
        }
    }
}
