import FeatureKit
import FeatureTesting
import Fixtures
import Foundation
import Networking
import SectionKit
import SpaceXSamples
import Testing

@testable import LaunchesFeature
@testable import SpaceXLaunches

/// How a feature is tested: the launches section, layer by layer, in the direction of the data.
///
///     request ─Data→ entity → service ─→ interactor ─domain→ presenter ─states→ section ─blocks→ snapshot
///
/// Each layer is tested alone, and then all of them together:
///
/// - A spy stands for the layer below, which the layer calls, and returns what the test gives it.
/// - Another spy stands for the output, to which the layer replies, and records what it got.
/// - The lowest spy is the request: it answers with the files of Tests/Fixtures/JSON.
///
/// So no test needs a server, a clock or a pause. The other files of this folder test what one layer
/// decides in detail, such as `LaunchListTests` how launches are filtered and sorted, and how the
/// result looks in each format (`LaunchesGoldenTests`). The spies are in `Spies.swift`.
@Suite enum LaunchesFeatureTests {
    // MARK: 1. Entity: what the response says

    /// The entity keeps what the API says, read but not judged: every field may be missing.
    struct Entity {
        @Test func `a launch has the fields of its record`() throws {
            let page = try read(Fixture.launches)

            let launch = try #require(page.launches.first { $0.name == "First Light" })
            #expect(page.launches.count == 11)
            #expect(launch.flightNumber == 1)
            #expect(launch.dateUTC == "2018-03-04T05:06:07Z")
            #expect(launch.rocketID == "heron-1")
            #expect(launch.success == false)
            // The names of rockets are in another list, which the service requests.
            #expect(launch.rocket == nil)
        }

        @Test func `a field of another type is missing, and the launch is not`() throws {
            let page = try read(Fixture.oddLaunches)

            let launch = try #require(page.launches.first { $0.name == "Odd Types" })
            #expect(launch.flightNumber == 12)
            #expect(launch.dateUTC == nil)
            #expect(launch.success == nil)
        }

        @Test func `a record without a name is left out and counted`() throws {
            let page = try read(Fixture.oneBrokenLaunch)

            #expect(page.launches.map(\.name) == ["One", "Three"])
            #expect(page.dropped == 1)
        }

        private func read(_ response: String) throws -> LaunchPage {
            try Resource<LaunchPage>.launches(at: .launches).value(from: Data(response.utf8))
        }
    }

    // MARK: 2. Service: which requests are made

    /// The service knows the endpoints, and joins their responses to one entity.
    struct Service {
        @Test func `launches, rockets and launch sites are requested once each`() async throws {
            let request = try BaseRequestSpy.api()

            let entity = try await launches(from: request)

            #expect(Set(request.asked) == [.launches, .rockets, .launchpads])
            #expect(request.asked.count == 3)
            #expect(request.unexpected == [])
            let launch = try #require(entity.launches.first { $0.name == "First Light" })
            #expect(launch.rocket == "Heron 1")
            #expect(launch.launchpad == "Mole End LC-1")
        }

        @Test(arguments: RequestError.examples)
        func `without the list of launches there is nothing to return`(
            error: RequestError
        ) async throws {
            let request = try BaseRequestSpy.api(launches: .failure(error))

            await #expect(throws: error) { try await launches(from: request) }
        }

        @Test func `without the rockets their names are unknown, with a warning`() async throws {
            let request = try BaseRequestSpy.api(rockets: .failure(.status(500)))

            let entity = try await launches(from: request)

            #expect(entity.launches.count == 11)
            #expect(entity.launches.allSatisfy { $0.rocket == nil })
            #expect(
                entity.warnings == [
                    "The names of the rockets are unknown: the server responded with status 500."
                ])
        }

        @Test func `without the rockets a filter by rocket fails, and does not find none`()
            async throws
        {
            let request = try BaseRequestSpy.api(rockets: .failure(.status(500)))
            let query = LaunchesQuery(filter: LaunchFilter(rocket: "heron"))

            await #expect(throws: RequestError.self) { try await launches(query, from: request) }
        }

        private func launches(
            _ query: LaunchesQuery = LaunchesQuery(), from request: BaseRequestSpy
        ) async throws -> LaunchesEntity {
            try await launchesService(request, api: .rSpaceX).launches(query)
        }
    }

    // MARK: 3. Interactor: what the entity means

    /// The interactor turns the entity into the domain, and reports that or the error, once.
    struct Interactor {
        @Test func `the launches that match the query are reported, in its order`() async {
            let entity = LaunchesEntity(
                launches: [
                    .sample("B", number: 2, rocket: "Heron 1"),
                    .sample("C", number: 3, rocket: "Kestrel"),
                    .sample("A", number: 1, rocket: "Heron 1"),
                ],
                warnings: ["Something is missing."])
            let query = LaunchesQuery(filter: LaunchFilter(rocket: "heron"))

            let answers = await answers(to: query, from: .success(entity))

            #expect(answers.count == 1)
            let list = try? answers.first?.get()
            #expect(list?.launches.map(\.name) == ["B", "A"])
            #expect(list?.warnings == ["Something is missing."])
        }

        @Test func `no launches are a result, not an error`() async {
            let answers = await answers(to: LaunchesQuery(), from: .success(LaunchesEntity()))

            #expect(answers == [.success(LaunchList([], query: LaunchesQuery()))])
        }

        @Test(arguments: RequestError.examples)
        func `the error of the service is reported`(error: RequestError) async {
            #expect(await answers(to: LaunchesQuery(), from: .failure(error)) == [.failure(error)])
        }

        private func answers(
            to query: LaunchesQuery, from answer: Result<LaunchesEntity, RequestError>
        ) async -> [Result<LaunchList, RequestError>] {
            let output = InteractorOutputSpy<LaunchList, RequestError>()
            let interactor = LaunchesInteractor(service: LaunchesServiceSpy(answer: answer))
            await interactor.fetchLaunches(query, reportingTo: output)
            return output.answers
        }
    }

    // MARK: 4. Presenter: what is shown when

    /// The presenter turns a result into states, and an error into words for a person.
    struct Presenter {
        private let query = LaunchesQuery(order: .desc, page: ListPage(limit: 3))

        @Test func `it shows that it loads, then the launches`() async {
            let list = LaunchList([.sample()], query: query)
            let interactor = LaunchesInteractorSpy(answer: .success(list))
            let output = SectionOutputSpy<LaunchList>()

            await LaunchesPresenter(interactor: interactor).presentLaunches(query, in: output)

            #expect(output.states == [.loading, .success(list)])
            #expect(interactor.queries.all == [query])
        }

        @Test(arguments: RequestError.examples)
        func `it shows that it loads, then what failed and what to do`(
            error: RequestError
        ) async throws {
            let interactor = LaunchesInteractorSpy(answer: .failure(error))
            let output = SectionOutputSpy<LaunchList>()

            await LaunchesPresenter(interactor: interactor).presentLaunches(query, in: output)

            let shown = try #require(output.states.last?.error)
            #expect(output.states == [.loading, .error(shown)])
            #expect(shown.message.hasPrefix("The launches "))
            #expect(shown.message.hasSuffix("\(error.summary)."))
            #expect(shown.recovery == error.recovery)
        }
    }

    // MARK: 5. Section: what the content looks like

    /// The section turns content into blocks, with a pure function: the same content, the same blocks.
    struct Section {
        private let presenter = LaunchesPresenterSpy(states: [.loading, .success(Self.list)])
        private static let list = LaunchList(
            [.sample("A", number: 1), .sample("B", number: 2)], query: LaunchesQuery())

        @Test func `it shows the states of its presenter`() async {
            let output = SectionOutputSpy<LaunchList>()

            await section.load(into: output)

            #expect(output.states == [.loading, .success(Self.list)])
        }

        @Test func `a sentence counts the launches, and each is a row titled by its mission`()
            throws
        {
            let blocks = section.body(for: Self.list)

            let table = try #require(blocks.table)
            #expect(blocks.text == "2 launches, newest first.")
            #expect(table.cells("name") == [.text("B"), .text("A")])
            #expect(table.columns[table.rowTitle].key == "name")
            // What the section declares is what formats are checked against before anything loads.
            #expect(ContentShape(of: blocks).isWithin(section.shape))
        }

        private var section: LaunchesSection {
            LaunchesSection(query: LaunchesQuery(), now: GoldenFormat.now, presenter: presenter)
        }
    }

    // MARK: 6. The whole stack: from the response to what a person sees

    /// The stack as the program builds it; only the request is a spy.
    struct Stack {
        @Test func `launches are sorted, with the names of their rockets and launch sites`()
            async throws
        {
            let request = try BaseRequestSpy.api()

            let snapshot = await LaunchesBuilder.snapshot(from: request)

            let table = try #require(snapshot.state.content?.table)
            #expect(
                table.cells("flight_number")
                    == [9, 9, 9, 9, 8, 7, 6, 5, 3, 2, 1].map(Cell.ordinal))
            #expect(table.cells("rocket").last == .text("Heron 1"))
            #expect(table.cells("launchpad").last == .text("Mole End LC-1"))
            #expect(snapshot.warnings == [])
            #expect(request.unexpected == [])
        }

        /// A gate holds the response until the test has looked; nothing sleeps.
        @Test(.timeLimit(.minutes(1)))
        func `the section shows that it loads before the response arrives`() async throws {
            let gate = Gate()
            let request = try BaseRequestSpy.api(
                launches: .gated(gate, .text(Fixture.launches)))
            let section = LaunchesBuilder.section(request: request)
            let output = SectionOutputSpy<LaunchList>()

            async let load: Void = section.load(into: output)
            await gate.reached()
            let before = output.states
            await gate.open()
            await load

            #expect(before == [.loading])
            #expect(output.states.count == 2)
            #expect(output.states.last?.content?.matching == 11)
        }

        @Test(arguments: RequestError.examples)
        func `a request that fails is an error with advice`(error: RequestError) async throws {
            let snapshot = await LaunchesBuilder.snapshot(
                from: try .api(launches: .failure(error)))

            let shown = try #require(snapshot.state.error)
            #expect(shown.message.contains(error.summary))
            #expect(shown.recovery == error.recovery)
        }

        @Test(arguments: Fixture.brokenDocuments + [Fixture.emptyObject])
        func `a response that is not a list is unreadable`(text: String) async throws {
            let snapshot = await LaunchesBuilder.snapshot(from: try .api(launches: .text(text)))

            #expect(snapshot.state.error?.message.contains("could not be read") == true)
        }

        @Test func `a source without launches says so, which is no error`() async throws {
            let empty = BaseRequestSpy.Answer.text(Fixture.emptyList)

            let snapshot = await LaunchesBuilder.snapshot(
                from: try .api(launches: empty, rockets: empty, launchpads: empty))

            let blocks = try #require(snapshot.state.content)
            #expect(blocks.table?.rows == [])
            #expect(blocks.text.contains("No launches"))
            #expect(snapshot.warnings == [])
        }
    }
}
