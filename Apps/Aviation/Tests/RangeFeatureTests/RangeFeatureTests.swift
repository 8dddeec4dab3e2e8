import FeatureKit
import FeatureTesting
import FlightSamples
import Flights
import Geodesy
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import RangeFeature

/// How far a receiver has heard.
@Suite struct RangeFeatureTests {
    private let store = RecordStoreSpy<ReceivedRange>()

    private func interactor(
        _ sky: Sky,
        memory: RangeMemory = RangeMemory(),
        at now: Date = Sky.sampleTime
    ) -> RangeInteractor {
        let store = store
        return RangeInteractor(
            context: ContextSpy(stores: [store], now: now), sky: SkySpy(.success(sky)),
            memory: memory)
    }

    private func load(
        _ interactor: RangeInteractor,
        isRecorded: Bool
    ) async throws -> SectionSnapshot {
        let section = RangeSection(
            units: .aviation, isRecorded: isRecorded,
            presenter: Presenter("The range", from: interactor))
        return await section.loaded()
    }

    /// The sample sky at a receiver at 51.5 N, 0.25 W.
    private func heard() -> Sky {
        var sky = Sky.sample()
        sky.receiver = Coordinate(latitude: 51.5, longitude: -0.25)
        return sky
    }

    @Test func `without records the section says how to record`() async throws {
        let shown = try await load(interactor(heard()), isRecorded: false)

        guard case .notice(let notice)? = shown.state.content?.first else {
            Issue.record("There is no notice.")
            return
        }
        #expect(notice.text.plainText.contains("range --record --watch --source receiver"))
        #expect(shown.state.content?.table?.rows.isEmpty == true)
        let hasMap = shown.state.content?.contains { if case .map = $0 { true } else { false } }
        #expect(hasMap == false)
        #expect(shown.refreshInterval == nil)
    }

    @Test func `a key of the screen turns recording on`() {
        let record = RangeBuilder.recipe.command.options.first { $0.name == "record" }

        #expect(record?.picker?.key == "R")
    }

    @Test func `what is heard now is kept, and shown later`() async throws {
        let recorded = try await load(interactor(heard()), isRecorded: true)
        let later = try await load(interactor(Sky([], at: Sky.sampleTime)), isRecorded: false)

        #expect(recorded.refreshInterval != nil)
        #expect(recorded.source == nil)
        #expect(later.source?.summary == "what you recorded of your receiver.")
        #expect(recorded.state.content?.table == later.state.content?.table)
        guard case .paragraph(let text)? = later.state.content?.first else {
            Issue.record("There is no summary.")
            return
        }
        // The old position in the north is farther, but was not heard now.
        #expect(text.plainText.hasPrefix("The farthest position was 120 NM north of the receiver"))
        #expect(later.state.content?.table?.rows.count == 1)
    }

    @Test func `records are written once a minute, and farther positions replace nearer ones`()
        async throws
    {
        let memory = RangeMemory()
        for second in 0..<120 {
            var sky = heard()
            let now = Sky.sampleTime + Double(second)
            sky.time = now
            for place in sky.aircraft.indices where sky.aircraft[place].positionTime != nil {
                sky.aircraft[place].positionTime = now
                sky.aircraft[place].lastContact = now
            }
            _ = try await load(interactor(sky, memory: memory, at: now), isRecorded: true)
        }

        let all = try await store.all().records
        #expect(all.map(\.revision) == [2])
        #expect(all.first?.record.hours.count == 1)
        #expect(all.first?.record.hours.values.first == 6)
    }

    @Test func `a source that does not say where the receiver is cannot be recorded`()
        async throws
    {
        let shown = try await load(interactor(.sample()), isRecorded: true)

        guard case .error(let error) = shown.state else {
            Issue.record("There is no error.")
            return
        }
        #expect(error.message.contains("does not say where the receiver is"))
        #expect(error.recovery.hasSuffix("Choose it with --source receiver."))
    }

    @Test func `positions of others and impossible ones are not those of the antenna`() throws {
        let center = try #require(Coordinate(latitude: 51.5, longitude: -0.25))
        var range = ReceivedRange(around: center)
        var sky = Sky.sample().counting(at: Sky.sampleTime)
        for place in sky.aircraft.indices { sky.aircraft[place].positionSource = .mlat }
        _ = range.add(sky)
        #expect(range.farthest.isEmpty)

        sky.aircraft[0].positionSource = .adsb
        sky.aircraft[0].position = Coordinate(latitude: 10, longitude: 100)
        _ = range.add(sky)
        #expect(range.farthest.isEmpty)
    }

    @Test func `a record is read as it was written, and damaged parts are left out`() throws {
        let center = try #require(Coordinate(latitude: 51.5, longitude: -0.25))
        var range = ReceivedRange(around: center)
        _ = range.add(Sky.sample().counting(at: Sky.sampleTime))
        range.count(7, at: Sky.sampleTime)
        let text = JSONValue.object(range.members).text()

        let read = try JSONReader.read(Data(text.utf8)) { ReceivedRange(json: &$0, schema: 1) }
        let damaged = try JSONReader.read(
            Data(#"{"center":[51.5,-0.25],"farthest":[[99,1,1,1,1],[1,2],7],"hours":[[1]]}"#.utf8)
        ) { ReceivedRange(json: &$0, schema: 1) }

        #expect(read?.hours == range.hours)
        #expect(read?.farthest.keys == range.farthest.keys)
        #expect(damaged == ReceivedRange(around: center))
        #expect(try JSONReader.read(Data("{}".utf8)) { ReceivedRange(json: &$0, schema: 1) } == nil)
    }
}
