import FeatureTesting
import LogSamples
import Logbook
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ProfileFeature

/// Deleting the whole log, which the number of its flights confirms.
@Suite struct ProfileInteractorTests {
    private let flights: RecordStoreSpy<LoggedFlight>
    private let airports = RecordStoreSpy<OwnAirport>()
    private let searches: RecordStoreSpy<PastSearch>
    private let trips = SampleTrips()

    init() throws {
        let id = try #require(RecordID("one"))
        let day = LocalDateTime("2024-06-14")
        flights = RecordStoreSpy([
            id: LoggedFlight(
                departure: FlightEnd("FRA", scheduled: day), arrival: FlightEnd("JFK"),
                source: .manual)
        ])
        searches = RecordStoreSpy([
            id: PastSearch(
                number: "LH400", day: nil, found: nil,
                searchedAt: Date(timeIntervalSince1970: 0))
        ])
    }

    private func clear(_ count: Int) async throws -> Result<KeptLog, ProfileError> {
        let stores: [any RecordStoreInput] = [
            flights, airports, searches, RecordStoreSpy<KeptColumns>(),
        ]
        let dependencies = LogDependencies(
            context: ContextSpy(stores: stores + trips.stores), request: BaseRequestSpy(),
            photos: trips.photos)
        let interactor = ProfileInteractor(
            log: dependencies.log, records: dependencies.kept, sync: dependencies.sync,
            folder: nil, theme: { .auto })
        let output = InteractorOutputSpy<KeptLog, ProfileError>()
        await interactor.clear(flights: count, reportingTo: output)
        return try #require(output.answers.first)
    }

    @Test func `another number of flights deletes nothing`() async throws {
        let result = try await clear(2)

        #expect(throws: ProfileError.otherCount(2, actual: 1)) { try result.get() }
        #expect(try await flights.all().records.count == 1)
        #expect(try await searches.all().records.count == 1)
        #expect(trips.photos.keptNames.count == 2)
    }

    @Test func `the number of flights deletes all records, and says how many there were`()
        async throws
    {
        let kept = try await clear(1).get().kinds

        #expect(
            kept.map(\.name) == [
                "flights", "airports", "searches", "columns", "trips", "entries", "photos",
            ])
        #expect(kept.map(\.count) == [1, 0, 1, 0, 2, 2, 2])
        #expect(try await flights.all().records.isEmpty)
        #expect(try await flights.history().isEmpty)
        #expect(try await searches.all().records.isEmpty)
        #expect(try await trips.trips.all().records.isEmpty)
        #expect(try await trips.entries.history().isEmpty)
        #expect(trips.photos.keptNames.isEmpty)
    }
}
