import Airports
import FeatureTesting
import FlightSamples
import Flights
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import WatchListFeature

/// The list from the store and the source to the blocks; only those two and the tables are spies.
@Suite struct WatchListFeatureTests {
    @Test func `an empty list says how to add a flight, and asks no source`() async {
        let sky = SkySpy(.success(.sample()))

        let shown = await WatchListSection.sample(.sample(.watching(), sky: sky)).loaded()

        guard case .notice(let notice)? = shown.state.content?.first else {
            Issue.record("there is no notice")
            return
        }
        #expect(
            notice.text.plainText
                == "No flights are watched yet. Add one with 'flight-report watch add IBE123'.")
        #expect(sky.selections == [])
    }

    @Test func `a flight is found by call sign, number, registration and address`() async throws {
        let sky = SkySpy(.success(.sample()))
        let store = RecordStoreSpy.watching("IBE123", "IB45", "EC-XYZ", "350001", "BAW1")

        let shown = await WatchListSection.sample(.sample(store, sky: sky)).loaded()

        let table = try #require(shown.state.content?.table)
        #expect(sky.selections == [.world])
        #expect(
            table.cells("name") == ["350001", "IBE123", "EC-XYZ", "IB45", "BAW1"].map(Cell.text))
        #expect(
            table.cells("address")
                == ["350001", "340001", "340002", "340002"].map(Cell.text) + [.empty])
    }

    @Test func `emergencies come first, and flights that are not seen last`() async throws {
        let store = RecordStoreSpy.watching("BAW1", "DLH7", "IBE123", "IBE45")

        let shown = await WatchListSection.sample(.sample(store)).loaded()

        let table = try #require(shown.state.content?.table)
        #expect(
            table.cells("name") == [.text("DLH7"), .text("IBE123"), .text("IBE45"), .text("BAW1")])
        #expect(
            table.cells("state")
                == [
                    .badge(Badge("emergency", .negative)), .text("airborne"), .text("on ground"),
                    .text("not seen"),
                ])
    }

    @Test func `a source without a list of all aircraft is asked for each by name`() async throws {
        let sky = NamedSkySpy()

        let shown = await WatchListSection.sample(
            .sample(.watching("IBE123", "DLH7"), sky: sky)
        ).loaded()

        #expect(sky.selections == [.world, .callSign("DLH7"), .callSign("IBE123")])
        #expect(shown.state.content?.table?.cells("address") == [.text("400002"), .text("340001")])
    }

    @Test func `flights that were seen are asked for by their addresses from then on`() async {
        let sky = SkySpy(.success(.sample()))
        let memory = WatchMemory()
        let interactor = WatchListInteractor.sample(
            .watching("IBE123", "DLH7"), sky: sky, memory: memory)

        _ = await WatchListSection.sample(interactor).loaded()
        _ = await WatchListSection.sample(interactor).loaded()

        let addresses = ["400002", "340001"].compactMap { AircraftAddress($0) }
        #expect(sky.selections == [.world, .addresses(addresses)])
    }

    @Test func `all aircraft are asked for while a flight is not seen`() async {
        let sky = SkySpy(.success(.sample()))
        let memory = WatchMemory()
        let interactor = WatchListInteractor.sample(
            .watching("IBE123", "BAW1"), sky: sky, memory: memory)

        _ = await WatchListSection.sample(interactor).loaded()
        _ = await WatchListSection.sample(interactor).loaded()

        #expect(sky.selections == [.world, .world])
    }

    @Test func `the error of a source is the error of the section`() async {
        let sky = SkySpy(.failure(.status(503)))

        let shown = await WatchListSection.sample(.sample(.watching("IBE123"), sky: sky)).loaded()

        #expect(
            shown.state.error?.message
                == "The watch list could not be loaded: the server responded with status 503.")
    }

    @Test func `without a folder for records only the list fails, with what to do`() async {
        let store = WatchListStore(context: ContextSpy())
        let interactor = WatchListInteractor(
            store: store, sky: NamedSkySpy(), facts: AircraftFactsSpy(),
            airports: airportsService(BaseRequestSpy([:]), memory: nil), memory: nil,
            now: Sky.sampleTime)

        let shown = await WatchListSection.sample(interactor).loaded()

        #expect(
            shown.state.error?.message
                == "The watch list could not be loaded: there is no folder for records.")
        #expect(shown.state.error?.recovery.contains("Set HOME") == true)
    }

    @Test func `a flight that is gone shows when this screen last saw it`() async throws {
        let memory = WatchMemory()
        let store = RecordStoreSpy.watching("IBE123")
        _ = await WatchListSection.sample(.sample(store, memory: memory)).loaded()
        let empty = SkySpy(.success(Sky([], at: Sky.sampleTime)))

        let shown = await WatchListSection.sample(
            .sample(store, sky: empty, memory: memory)
        ).loaded()

        let table = try #require(shown.state.content?.table)
        #expect(table.cells("Where") == [.text("last seen 29 Jul 2026 14:40 UTC")])
    }

    @Test func `the map shows the flights that are seen, each with its row`() async throws {
        let store = RecordStoreSpy.watching("BAW1", "IB123")

        let shown = await WatchListSection.sample(.sample(store)).loaded()

        guard case .map(let map)? = shown.state.content?.last else {
            Issue.record("there is no map")
            return
        }
        #expect(map.isCompanion)
        #expect(map.points.map(\.row) == ["IB123"])
    }
}
