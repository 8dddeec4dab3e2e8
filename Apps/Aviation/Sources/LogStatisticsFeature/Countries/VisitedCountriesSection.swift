import FeatureKit
import Logbook
import SectionKit

/// Shows the countries that somebody has visited, on a map and as a list.
struct VisitedCountriesSection: Section {
    let id = VisitedCountriesBuilder.name
    let title = "Countries"
    let shape = ContentShape(tables: 1...1, maps: 1...1)
    let selection: FlightSelection
    let presenter: any PresenterInput<FlightSelection, VisitedCountries>

    func load(into output: some SectionOutput<VisitedCountries>) async {
        await presenter.present(selection, in: output)
    }

    func source(for countries: VisitedCountries) -> Report.Source? {
        countries.notice.map { _ in .madeUpLog }
    }

    func body(for countries: VisitedCountries) -> [Block] { countries.blocks }

    func warnings(for countries: VisitedCountries) -> [String] { countries.warnings }

    /// True if what depends on the places of airports is not whole.
    func isPartial(_ countries: VisitedCountries) -> Bool { countries.lacksAirports }
}
