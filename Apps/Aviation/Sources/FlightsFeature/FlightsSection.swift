import FeatureKit
import Flights
import SectionEssentials
import SectionKit

/// Shows the flights that match a query: emergencies, a line that counts them, a table and a map.
struct FlightsSection: Section {
    let id = FlightsBuilder.name
    let title = "Flights"
    let shape = ContentShape(tables: 1...1, places: 1...1, maps: 1...1)
    let query: FlightQuery
    let presenter: any PresenterInput<FlightQuery, FlightList>

    func load(into output: some SectionOutput<FlightList>) async {
        await presenter.present(query, in: output)
    }

    func body(for list: FlightList) -> [Block] {
        list.blocks
    }

    func pageTitle(for list: FlightList) -> String { list.names.title }

    func warnings(for list: FlightList) -> [String] {
        list.warnings
    }

    func refreshInterval(for list: FlightList) -> Duration? {
        list.refreshInterval
    }

    func moved(_ list: FlightList, to now: Date) -> FlightList? {
        list.moved(to: now)
    }

    func alert(for list: FlightList) -> String? {
        list.firstHeard?.sentence(from: list.place, in: query.units)
    }

    func notices(of new: FlightList, since old: FlightList) -> [String] {
        new.emergencies(since: old)
    }
}
