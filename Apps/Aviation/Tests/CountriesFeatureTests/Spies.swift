import AirportSamples
import Airports
import Networking
import SectionKit
import Synchronization

@testable import CountriesFeature

/// An interactor that always reports the same answer and records the queries.
final class CountriesInteractorSpy: CountriesInteractorInput {
    private let answer: CountryQueryAnswer<CountryList>
    private let record = Mutex<[CountriesQuery]>([])

    init(answer: CountryQueryAnswer<CountryList>) {
        self.answer = answer
    }

    var queries: [CountriesQuery] { record.withLock { $0 } }

    func fetchCountries(
        _ query: CountriesQuery,
        reportingTo output: some CountriesInteractorOutput
    ) async {
        record.withLock { $0.append(query) }
        await answer.report(to: output)
    }
}
