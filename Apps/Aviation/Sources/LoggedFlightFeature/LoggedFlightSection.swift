import FeatureKit
import Logbook
import SectionEssentials
import SectionKit

/// Shows one flight of the log: its facts, and a map with its route.
///
/// If several are meant, it lists them.
struct LoggedFlightSection: Section {
    let id = LoggedFlightBuilder.name
    let title = "Flight"
    let shape = ContentShape(
        facts: 0...100, tables: 0...1, records: 0...1, maps: 0...1)
    let name: LoggedFlightName
    let presenter: any PresenterInput<LoggedFlightName, LoggedFlightResult>

    func load(into output: some SectionOutput<LoggedFlightResult>) async {
        await presenter.present(name, in: output)
    }

    func source(for result: LoggedFlightResult) -> Report.Source? {
        result.notice.map { _ in .madeUpLog }
    }

    func body(for result: LoggedFlightResult) -> [Block] {
        result.blocks
    }

    func pageTitle(for result: LoggedFlightResult) -> String {
        result.entries.count == 1 ? result.entries[0].datedTitle : title
    }

    func warnings(for result: LoggedFlightResult) -> [String] {
        result.warnings + [result.live?.failure].compactMap(\.self)
    }

    /// True without a table of airports, which the distance, the duration and the map need, and if
    /// nobody answered where the flight is.
    func isPartial(_ result: LoggedFlightResult) -> Bool {
        result.lacksAirports || result.live?.failure != nil
    }

    /// As often as others may be asked where flights are; never if none is in the air.
    func refreshInterval(for result: LoggedFlightResult) -> Duration? {
        result.live.map { $0.refreshInterval ?? .seconds(60) }
    }

    func moved(_ result: LoggedFlightResult, to now: Date) -> LoggedFlightResult? {
        guard let live = result.live?.moved(to: now) else { return nil }
        var moved = result
        moved.live = live
        return moved
    }
}
