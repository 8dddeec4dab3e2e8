import FeatureKit
import FeatureTesting
import Networking
import SectionEssentials
import SectionKit
import Testing

@Suite struct PresenterTests {
    private typealias Birds = InteractorSpy<String, [String], RequestError>

    @Test func `a presenter passes the query on, and shows what was found`() async {
        let interactor = Birds(.success(["Heron"]))

        let states = await Presenter("The birds", from: interactor).states(of: "river")

        #expect(states == [.loading, .success(["Heron"])])
        #expect(interactor.queries.all == ["river"])
    }

    @Test func `a presenter shows that it loads until the result is there`() async {
        let gate = Gate()
        let output = SectionOutputSpy<[String]>()

        async let shown: Void = Presenter("The birds", from: SlowBirds(gate: gate))
            .present(in: output)
        await gate.reached()
        #expect(output.states == [.loading])
        await gate.open()
        await shown

        #expect(output.states == [.loading, .success([]), .success(["Heron"])])
    }

    @Test(arguments: RequestError.examples)
    func `a presenter shows what could not be done, why, and what to do`(
        error: RequestError
    ) async throws {
        let presenter = Presenter("The birds", "counted", from: Birds(.failure(error)))

        let states = await presenter.states(of: "river")

        let shown = try #require(states.last?.error)
        #expect(states == [.loading, .error(shown)])
        #expect(shown.message == "The birds could not be counted: \(error.summary).")
        #expect(shown.recovery == error.recovery)
        #expect(shown.isStorageFailure == error.isStorageFailure)
        #expect(shown.retryAfter == error.retryAfter)
    }

    @Test func `what was not found is said in its own words`() async {
        let interactor = InteractorSpy<Void, [String], SearchError<NoBird>>(
            .failure(.notFound(NoBird(name: "Hreon"))))

        let states = await Presenter("The birds", from: interactor).states(of: ())

        #expect(states == [.loading, .error(NoBird(name: "Hreon").explanation)])
    }

    @Test(arguments: RequestError.examples)
    func `a search whose request failed says what the request says`(error: RequestError) {
        let search = SearchError<NoBird>.request(error)

        #expect(search.summary == error.summary)
        #expect(search.recovery == error.recovery)
        #expect(search.isStorageFailure == error.isStorageFailure)
        #expect(search.retryAfter == error.retryAfter)
        #expect(search.message == nil)
    }
}

/// A search for a bird that is not known.
private struct NoBird: NotFound {
    let name: String

    var explanation: SectionError {
        SectionError(
            message: "No bird is called \(name).", recovery: "Did you mean Heron?",
            isNotFound: true, refreshInterval: .seconds(30))
    }
}

/// An interactor that reports in two parts, behind a gate.
private struct SlowBirds: InteractorInput {
    let gate: Gate

    func fetch(
        _: Void, reportingTo output: any InteractorOutput<[String], RequestError>
    ) async {
        await gate.passed()
        await output.didFetch([])
        await output.didFetch(["Heron"])
    }
}
