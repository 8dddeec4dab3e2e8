import Flights
import Logbook
import SectionKit

/// Shows all flights as arcs between their airports, and lists the routes.
struct GlobeSection: Section {
    let id = GlobeBuilder.name
    let title = "Globe"
    let shape = ContentShape(tables: 1...1, maps: 1...1)
    let query: GlobeQuery
    let presenter: any GlobePresenterInput

    func load(into output: some SectionOutput<Globe>) async {
        await presenter.presentGlobe(query, in: output)
    }

    func source(for globe: Globe) -> Report.Source? {
        globe.notice.map { _ in .madeUpLog }
    }

    func body(for globe: Globe) -> [Block] { globe.blocks(query) }

    func warnings(for globe: Globe) -> [String] { globe.warnings }

    /// True if what depends on the places of airports is not whole.
    func isPartial(_ globe: Globe) -> Bool { globe.lacksAirports }
}
