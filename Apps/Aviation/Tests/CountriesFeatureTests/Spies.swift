import Airports
import Networking
import SectionKit
import Synchronization

@testable import CountriesFeature

/// What an interactor told its output.
enum CountriesAnswer: Equatable, Sendable {
    case list(CountryList)
    case noCountry(UnknownCountry)
    case failure(RequestError)
}

/// An interactor that gives one answer and remembers what it was asked for.
final class CountriesInteractorSpy: CountriesInteractorInput {
    private let answer: CountriesAnswer
    private let record = Mutex<[CountriesQuery]>([])

    init(answer: CountriesAnswer) {
        self.answer = answer
    }

    var queries: [CountriesQuery] { record.withLock { $0 } }

    func fetchCountries(
        _ query: CountriesQuery,
        reportingTo output: some CountriesInteractorOutput
    ) async {
        record.withLock { $0.append(query) }
        switch answer {
        case .list(let list): await output.didFetchCountries(list)
        case .noCountry(let error): await output.didNotFindCountry(error)
        case .failure(let error): await output.didFailToFetchCountries(error)
        }
    }
}

/// An interactor's output that remembers the answers it was given.
final class CountriesInteractorOutputSpy: CountriesInteractorOutput {
    private let record = Mutex<[CountriesAnswer]>([])

    var answers: [CountriesAnswer] { record.withLock { $0 } }

    func didFetchCountries(_ list: CountryList) async {
        record.withLock { $0.append(.list(list)) }
    }

    func didNotFindCountry(_ error: UnknownCountry) async {
        record.withLock { $0.append(.noCountry(error)) }
    }

    func didFailToFetchCountries(_ error: RequestError) async {
        record.withLock { $0.append(.failure(error)) }
    }
}
