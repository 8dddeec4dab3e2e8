import Airports
import FeatureKit
import SectionKit

/// Shows the airports that match a query: a line that counts them, then a table.
struct AirportsSection: Section {
    let id = AirportsBuilder.name
    let title = "Airports"
    let shape = ContentShape(tables: 1...1, places: 1...1, maps: 1...1)
    let query: AirportsQuery
    var source: Report.Source?
    let presenter: any PresenterInput<AirportsQuery, AirportList>

    func load(into output: some SectionOutput<AirportList>) async {
        await presenter.present(query, in: output)
    }

    func body(for list: AirportList) -> [Block] {
        let summary = InlineText(list.summary)
        let table = Table(ofAirports: list.airports, columns: columns(for: list))
            .page(ofMatching: list.matching)
        let isEmpty = list.airports.isEmpty
        return [
            isEmpty ? .notice(Notice(.info, summary)) : .paragraph(summary), .table(table),
            .map(list.map),
        ]
    }

    func pageTitle(for list: AirportList) -> String { title + list.conditions }

    func warnings(for list: AirportList) -> [String] {
        list.warnings
    }

    private func columns(for list: AirportList) -> [TableColumn<Airport>] {
        let place = list.place?.coordinate
        return [.code, .name, .city, .country, .kind, .elevation]
            + TableColumn.nearness(to: place, in: query.units) + TableColumn.unseen
            + TableColumn.unseenNearness(to: place)
    }
}
