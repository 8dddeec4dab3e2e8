import FeatureKit
import Logbook
import SectionKit

/// Shows what is known of a flight without saving it, and the past searches.
struct SearchSection: Section {
    let id = FlightSearchBuilder.name
    let title = "Search"
    let shape = ContentShape(tables: 4...4)
    let flight: FlightReference?
    let presenter: any PresenterInput<FlightReference?, NumberSearch>

    func load(into output: some SectionOutput<NumberSearch>) async {
        await presenter.present(flight, in: output)
    }

    func body(for search: NumberSearch) -> [Block] {
        search.blocks
    }

    func pageTitle(for search: NumberSearch) -> String { flight?.text ?? title }

    func warnings(for search: NumberSearch) -> [String] {
        search.warnings
    }
}
