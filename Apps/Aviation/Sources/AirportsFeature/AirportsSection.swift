import Airports
import SectionKit

/// Shows the airports that match a query: a line that counts them, then a table.
struct AirportsSection: Section {
    let id = AirportsBuilder.name
    let title = "Airports"
    let query: AirportsQuery
    let presenter: any AirportsPresenterInput

    func load(into output: some SectionOutput<AirportList>) async {
        await presenter.presentAirports(query, in: output)
    }

    func body(for list: AirportList) -> [Block] {
        let summary = InlineText(list.summary)
        let table = Table(ofAirports: list.airports, columns: columns)
        let isEmpty = list.airports.isEmpty
        return [isEmpty ? .notice(Notice(.info, summary)) : .paragraph(summary), .table(table)]
    }

    func warnings(for list: AirportList) -> [String] {
        list.warnings
    }

    private var columns: [TableColumn<Airport>] {
        [.code, .name, .city, .country, .kind, .elevation] + TableColumn.unseen
    }
}
