import FeatureKit
import Flights
import SectionEssentials
import SectionKit

/// Shows flights, airports or both on a map, and lists what is on it.
struct MapSection: Section {
    let id = MapBuilder.name
    let title = "Map"
    let query: MapQuery
    let presenter: any PresenterInput<MapQuery, MapContent>

    var shape: ContentShape {
        let tables = query.subject == .both ? 1...2 : 1...1
        return ContentShape(tables: tables, places: tables, maps: 1...1)
    }

    func load(into output: some SectionOutput<MapContent>) async {
        await presenter.present(query, in: output)
    }

    func body(for content: MapContent) -> [Block] {
        content.blocks
    }

    func pageTitle(for content: MapContent) -> String { content.title }

    func warnings(for content: MapContent) -> [String] {
        content.warnings
    }

    /// True if the map lacks the flights, which could not be loaded.
    func isPartial(_ content: MapContent) -> Bool {
        content.lacksFlights
    }

    func refreshInterval(for content: MapContent) -> Duration? {
        content.flights?.refreshInterval
    }

    func moved(_ content: MapContent, to now: Date) -> MapContent? {
        content.moved(to: now)
    }
}
