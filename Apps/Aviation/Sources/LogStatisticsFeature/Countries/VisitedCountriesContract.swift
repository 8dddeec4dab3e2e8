import FeatureKit
import Logbook
import SectionKit

/// The protocols of the section: which type calls which, and where the result goes.
///
///     VisitedCountriesSection → VisitedCountriesPresenter → VisitedCountriesInteractor → LogService
///         ← SectionOutput ← VisitedCountriesOutput ← VisitedCountries ← Log
protocol VisitedCountriesInteractorInput: Sendable {
    /// Fetches the countries of the flights of a selection.
    func fetchCountries(
        _ selection: FlightSelection, reportingTo output: some VisitedCountriesOutput
    ) async
}

protocol VisitedCountriesPresenterInput: Sendable {
    /// Shows the states of the countries in `output`.
    func presentCountries(
        _ selection: FlightSelection, in output: some SectionOutput<VisitedCountries>
    ) async
}

typealias VisitedCountriesOutput = InteractorOutput<VisitedCountries, LogError>

/// Reads the log, and finds the countries of the flights of a selection.
struct VisitedCountriesInteractor: VisitedCountriesInteractorInput {
    let log: any LogInput

    func fetchCountries(
        _ selection: FlightSelection, reportingTo output: some VisitedCountriesOutput
    ) async {
        await output.report { () throws(LogError) in
            VisitedCountries(try await log.log(), selection)
        }
    }
}

/// Turns the result of a fetch into the states of the section.
struct VisitedCountriesPresenter: VisitedCountriesPresenterInput {
    let interactor: any VisitedCountriesInteractorInput

    func presentCountries(
        _ selection: FlightSelection, in output: some SectionOutput<VisitedCountries>
    ) async {
        await output.show(.loading)
        await interactor.fetchCountries(
            selection, reportingTo: SectionReply("The countries", to: output))
    }
}
