import AirportSamples
import Airports
import FeatureKit
import FeatureTesting
import FlightSamples
import Flights
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Synchronization
import Testing

@testable import WatchListFeature

/// A source without a list of all aircraft: it is asked for each by a name.
final class NamedSkySpy: SkyInput {
    private let asked = Mutex<[SkySelection]>([])

    var selections: [SkySelection] { asked.withLock { $0 } }

    func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        asked.withLock { $0.append(selection) }
        if selection == .world {
            throw .advised(.notAllowed(reason: "there is no list"), recovery: "Name one.")
        }
        let sky = Sky.sample()
        return Sky(sky.aircraft.filter(selection.matches), at: sky.time)
    }
}

extension RecordStoreSpy<WatchedFlight> {
    /// A store with flights of these names.
    static func watching(_ names: String...) -> RecordStoreSpy {
        RecordStoreSpy(
            Dictionary(
                uniqueKeysWithValues: names.compactMap { name in
                    FlightName(name).map { ($0.recordID, WatchedFlight(name: name)) }
                }))
    }
}

extension AviationDependencies {
    /// Dependencies with a watch list.
    static func watching(_ store: RecordStoreSpy<WatchedFlight>) -> AviationDependencies {
        AviationDependencies(
            context: ContextSpy(stores: [store], now: Sky.sampleTime), request: BaseRequestSpy(),
            sky: SkySpy(.success(.sample())))
    }
}

extension WatchListInteractor {
    static func sample(
        _ store: RecordStoreSpy<WatchedFlight>,
        sky: any SkyInput = SkySpy(.success(.sample())),
        memory: WatchMemory? = nil
    ) -> WatchListInteractor {
        WatchListInteractor(
            store: WatchListStore(context: ContextSpy(stores: [store])), sky: sky,
            facts: AircraftFactsSpy(),
            airports: airportsService(BaseRequestSpy.tables(), memory: nil), memory: memory,
            now: Sky.sampleTime)
    }
}

extension WatchListSection {
    static func sample(_ interactor: WatchListInteractor) -> WatchListSection {
        WatchListSection(
            units: .aviation, presenter: Presenter("The watch list", from: interactor))
    }
}
