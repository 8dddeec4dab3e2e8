import FeatureKit
import Flights
import Logbook
import SectionEssentials
import SectionKit

/// Shows all flights as arcs between their airports, and lists the routes.
struct GlobeSection: Section {
    let id = GlobeBuilder.name
    let title = "Globe"
    var shape: ContentShape { ContentShape(tables: query.isLive ? 2...2 : 1...1, maps: 1...1) }
    let query: GlobeQuery
    let presenter: any PresenterInput<GlobeQuery, Globe>

    func load(into output: some SectionOutput<Globe>) async {
        await presenter.present(query, in: output)
    }

    func source(for globe: Globe) -> Report.Source? {
        globe.notice.map { _ in .madeUpLog }
    }

    func body(for globe: Globe) -> [Block] { globe.blocks(query) }

    func pageTitle(for globe: Globe) -> String {
        globe.focus.count == 1
            ? globe.focus[0].datedTitle : "\(title) of \(query.selection.title("flights"))"
    }

    func warnings(for globe: Globe) -> [String] {
        globe.warnings + [globe.live?.failure].compactMap(\.self)
    }

    /// True if what depends on the places of airports is not whole, and if nobody answered where
    /// flights are.
    func isPartial(_ globe: Globe) -> Bool { globe.lacksAirports || globe.live?.failure != nil }

    /// As often as others may be asked where flights are, if they are.
    func refreshInterval(for globe: Globe) -> Duration? {
        globe.live.map { $0.refreshInterval ?? .seconds(60) }
    }

    func moved(_ globe: Globe, to now: Date) -> Globe? {
        guard let live = globe.live?.moved(to: now) else { return nil }
        var moved = globe
        moved.live = live
        return moved
    }
}
