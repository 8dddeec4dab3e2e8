import FeatureKit
import Flights
import SectionKit

/// Shows the watched flights: what each is doing now, in a table and on a map.
struct WatchListSection: Section {
    let id = WatchListBuilder.name
    let title = "Watch list"
    let shape = ContentShape(tables: 1...1, places: 1...1, maps: 1...1)
    let units: UnitSystem
    let presenter: any PresenterInput<Void, WatchList>

    func load(into output: some SectionOutput<WatchList>) async {
        await presenter.present(in: output)
    }

    func body(for list: WatchList) -> [Block] {
        list.blocks(in: units)
    }

    func warnings(for list: WatchList) -> [String] {
        list.warnings
    }

    /// Fifteen seconds; a recording and an empty list do not change.
    func refreshInterval(for list: WatchList) -> Duration? {
        list.isRecorded || list.entries.isEmpty ? nil : .seconds(15)
    }

    /// The first flight that is seen, those with an emergency first.
    func alert(for list: WatchList) -> String? {
        list.entries.first { $0.state != .notSeen }?.sentence(in: units)
    }

    func notices(of new: WatchList, since old: WatchList) -> [String] {
        new.entries.flatMap { entry -> [String] in
            guard let before = old.entries.first(where: { $0.name == entry.name }),
                let flight = entry.flight
            else { return [] }
            guard flight.aircraft.isHeard else { return [] }
            guard let last = before.flight, last.aircraft.isHeard else {
                return [entry.sentence(in: units)]
            }
            return FlightEvent.notices(of: flight, since: last)
        }
    }
}
