import Airports
import FeatureKit
import Networking
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     CountriesSection → CountriesPresenter → CountriesInteractor → AirportsService → BaseRequestInput
///         ← SectionOutput ← CountriesInteractorOutput ← AirportsEntity ← CSV
///
/// The service and the entity are those of all features about airports.
/// Each type holds only the one it calls; the output is passed with the call.
protocol CountriesInteractorInput: Sendable {
    /// Call when the countries that a query asks for are to be fetched; the answer goes to `output`.
    func fetchCountries(
        _ query: CountriesQuery,
        reportingTo output: some CountriesInteractorOutput
    ) async
}

protocol CountriesPresenterInput: Sendable {
    /// Call when the countries that a query asks for are to be shown; their states go to `output`.
    func presentCountries(
        _ query: CountriesQuery,
        in output: some CountriesPresenterOutput
    ) async
}

typealias CountriesInteractorOutput = CountryQueryOutput<CountryList>
typealias CountriesPresenterOutput = SectionOutput<CountryList>
