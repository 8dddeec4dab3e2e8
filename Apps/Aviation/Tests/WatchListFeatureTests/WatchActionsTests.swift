import FeatureTesting
import Flights
import RecordStore
import SectionKit
import Testing

@testable import WatchListFeature

/// Adding, removing and undoing, over a store in memory.
@Suite struct WatchActionsTests {
    private static func name(_ text: String) throws -> FlightName { try #require(FlightName(text)) }

    private static func add(_ text: String, to store: RecordStoreSpy<WatchedFlight>) async throws
        -> SectionSnapshot
    {
        await AddFlight(
            name: try name(text), note: "Mum", interactor: WatchListInteractor.sample(store)
        ).loaded()
    }

    @Test func `an added flight is stored as it was written, with its note`() async throws {
        let store = RecordStoreSpy<WatchedFlight>.watching()

        let shown = try await Self.add("IB 123", to: store)

        #expect(shown.state.content?.text == "IB 123 is on the watch list.")
        #expect(
            try await store.all().records.map(\.record)
                == [WatchedFlight(name: "IB 123", note: "Mum")])
    }

    @Test(arguments: ["IBE123", "ibe123", "IBE-123"])
    func `a flight that is on the list is not added twice`(text: String) async throws {
        let store = RecordStoreSpy.watching("IBE123")

        let shown = try await Self.add(text, to: store)

        #expect(
            shown.state.error?.message
                == "The flight could not be added: IBE123 is already on the list.")
        #expect(try await store.history().isEmpty)
    }

    @Test(arguments: [("IBE123", "IB 123"), ("IB123", "ibe0123"), ("IBE123", "Iberia 123")])
    func `a flight that is on the list under another name is not added`(
        known: String, text: String
    ) async throws {
        let store = RecordStoreSpy.watching(known)

        let shown = try await Self.add(text, to: store)

        #expect(
            shown.state.error?.message
                == "The flight could not be added: \(text) is \(known), which is already on the list."
        )
        #expect(try await store.history().isEmpty)
    }

    @Test func `a flight is removed by another of its names`() async throws {
        let store = RecordStoreSpy.watching("IBE123", "DLH7")

        let removed = await RemoveFlight(
            name: try Self.name("ib 123"), interactor: WatchListInteractor.sample(store)
        ).loaded()

        #expect(removed.state.content?.text == "IBE123 is no longer on the watch list.")
        #expect(try await store.all().records.map(\.record.name) == ["DLH7"])
    }

    @Test(arguments: ["IB123", "IBE123"])
    func `of two names of a flight that an older list has, the given one is removed`(
        name: String
    ) async throws {
        let store = RecordStoreSpy.watching("IB123", "IBE123")

        _ = await RemoveFlight(
            name: try Self.name(name), interactor: WatchListInteractor.sample(store)
        ).loaded()

        let left = try await store.all().records.map(\.record.name)
        #expect(left == ["IB123", "IBE123"].filter { $0 != name })
    }

    @Test func `a removed flight can be added again, and removing can be undone`() async throws {
        let store = RecordStoreSpy.watching("IBE123")
        let remove = RemoveFlight(
            name: try Self.name("ibe123"), interactor: WatchListInteractor.sample(store))

        let removed = await remove.loaded()
        #expect(removed.state.content?.text == "IBE123 is no longer on the watch list.")
        #expect(try await store.all().records.isEmpty)

        let undo = try #require(WatchListBuilder.actions.first { $0.name == "watch undo" })
        let undone = try await undo.make(.watching(store), OptionValues()).loaded()
        #expect(undone.state.content?.facts.first?.value == .text("no longer watch IBE123"))
        #expect(try await store.all().records.count == 1)

        _ = await remove.loaded()
        #expect(try await Self.add("IBE123", to: store).state.error == nil)
    }

    @Test func `a flight that is not on the list gets the nearest name as a suggestion`()
        async throws
    {
        let remove = RemoveFlight(
            name: try Self.name("IBE132"),
            interactor: WatchListInteractor.sample(.watching("IBE123")))

        let error = await remove.loaded().state.error

        #expect(
            error?.message == "The flight could not be removed: 'IBE132' is not on the list.")
        #expect(error?.recovery == "Did you mean 'IBE123'?")
    }

    @Test func `an address that is not ICAO's is another flight than the same digits`() throws {
        #expect(try Self.name("~2abcde").recordID.text == "-2ABCDE")
        #expect(try Self.name("2abcde").recordID.text == "2ABCDE")
    }
}
