import FeatureKit
import Logbook
import SectionKit

/// Shows one trip: its facts, a map, its flights, and what was written about it, with pictures.
struct TripSection: Section {
    let id = TripBuilder.name
    let title = "Trip"
    let shape = ContentShape(
        facts: LoggedTrip.factCount...LoggedTrip.factCount, tables: 2...2, records: 1...1,
        events: 3...3, places: 2...2, maps: 0...1)
    let name: TripName
    let presenter: any PresenterInput<TripName, TripResult>
    let photos: any PhotosInput

    func load(into output: some SectionOutput<TripResult>) async {
        await presenter.present(name, in: output)
    }

    func source(for result: TripResult) -> Report.Source? {
        result.notice.map { _ in .madeUpLog }
    }

    func body(for result: TripResult) -> [Block] { result.blocks(photos) }

    func pageTitle(for result: TripResult) -> String {
        [result.trip.trip.name, result.trip.trip.dates].compactMap(\.self).joined(separator: ", ")
    }

    func warnings(for result: TripResult) -> [String] { result.warnings }

    /// True without a table of airports, which the distance and the map need.
    func isPartial(_ result: TripResult) -> Bool { result.lacksAirports }
}
