import Airports
import FeatureKit
import Networking
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     CountriesSection → CountriesPresenter → CountriesInteractor → AirportsService → BaseRequestInput
///         ← SectionOutput ← CountriesInteractorOutput ← AirportsEntity ← CSV
///
/// All features about airports share the service and the entity.
/// Each type holds only the one it calls; the output is passed with the call.
protocol CountriesInteractorInput: Sendable {
    /// Fetches the countries that match a query and reports them to `output`.
    func fetchCountries(
        _ query: CountriesQuery,
        reportingTo output: some CountriesInteractorOutput
    ) async
}

protocol CountriesPresenterInput: Sendable {
    /// Shows the states of the countries that match a query in `output`.
    func presentCountries(
        _ query: CountriesQuery,
        in output: some CountriesPresenterOutput
    ) async
}

typealias CountriesInteractorOutput = NameQueryOutput<CountryList, UnknownName>
typealias CountriesPresenterOutput = SectionOutput<CountryList>
