import FeatureKit
import Logbook
import SectionKit

/// Shows the trips of a person: a line that counts them, then a table, whose rows are events.
struct TripsSection: Section {
    let id = TripsBuilder.name
    let title = "Trips"
    let shape = ContentShape(tables: 1...1, events: 1...1)
    let years: YearSet?
    let presenter: any PresenterInput<YearSet?, TripList>

    /// The photos, of which `browse` shows that of a trip.
    let photos: any PhotosInput

    func load(into output: some SectionOutput<TripList>) async {
        await presenter.present(years, in: output)
    }

    func source(for list: TripList) -> Report.Source? { list.notice.map { _ in .madeUpLog } }

    func body(for list: TripList) -> [Block] {
        let summary = InlineText(list.summary)
        return [
            list.notice.map { .notice(Notice(.info, InlineText($0))) },
            list.trips.isEmpty ? .notice(Notice(.info, summary)) : .paragraph(summary),
            .table(list.table(photos)),
        ].compactMap(\.self)
    }

    func pageTitle(for list: TripList) -> String {
        title + (years.map { " in \($0.text)" } ?? "")
    }

    func warnings(for list: TripList) -> [String] { list.warnings }

    /// True without a table of airports, which the distances need.
    func isPartial(_ list: TripList) -> Bool { list.lacksAirports }
}
