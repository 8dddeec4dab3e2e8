import AirportSamples
import Airports
import Networking
import SectionKit
import Synchronization

@testable import CountriesFeature

/// An interactor that always reports the same answer and records the queries.
final class CountriesInteractorSpy: CountriesInteractorInput {
    private let answer: NameQueryAnswer<CountryList>
    private let record = Mutex<[CountriesQuery]>([])

    init(answer: NameQueryAnswer<CountryList>) {
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
