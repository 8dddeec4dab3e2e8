import FeatureKit
import Logbook
import SectionKit

/// Shows the airports of the log: how often each was visited, and who says what is known of it.
struct LogAirportsSection: Section {
    let id = LogAirportsBuilder.name
    let title = "Airports"
    let shape = ContentShape(tables: 1...1, places: 1...1)
    var source: Report.Source?
    let presenter: any PresenterInput<Void, LogAirportList>

    func load(into output: some SectionOutput<LogAirportList>) async {
        await presenter.present(in: output)
    }

    func source(for list: LogAirportList) -> Report.Source? {
        source ?? list.notice.map { _ in .madeUpLog }
    }

    func body(for list: LogAirportList) -> [Block] { list.blocks }

    func warnings(for list: LogAirportList) -> [String] { list.warnings }

    /// True if what depends on the places of airports is not whole.
    func isPartial(_ list: LogAirportList) -> Bool { list.lacksAirports }
}
