import Airports
import FeatureKit
import Networking
import SectionKit

/// The whole wiring of the feature: who asks whom, and where the answer goes.
///
///     CountriesSection → CountriesPresenter → CountriesInteractor → AirportsService → BaseRequestInput
///         ← SectionOutput ← CountriesInteractorOutput ← AirportsEntity ← CSV
///
/// The service and the entity are those of all features about airports.
/// Each holds only the one it asks; the reply address is passed with the call.
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
