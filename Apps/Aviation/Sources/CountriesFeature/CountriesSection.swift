import Airports
import SectionKit

/// Shows the countries asked for: a line that counts them, then the list.
struct CountriesSection: Section {
    let id = CountriesBuilder.name
    let title = "Countries"
    let query: CountriesQuery
    let presenter: any CountriesPresenterInput

    func load(into output: some SectionOutput<CountryList>) async {
        await presenter.presentCountries(query, in: output)
    }

    func body(for list: CountryList) -> [Block] {
        let summary = InlineText(list.summary)
        let isEmpty = list.entries.isEmpty
        return [
            isEmpty ? .notice(Notice(.info, summary)) : .paragraph(summary), .table(list.table),
        ]
    }

    func warnings(for list: CountryList) -> [String] {
        list.warnings
    }
}

extension CountryList {
    /// How many countries there are, such as "54 countries in Africa with 1,128 airports, …".
    fileprivate var summary: String {
        let places = query.continents.map { " in \($0.map(\.name).listed(by: "and"))" } ?? ""
        if matching == 0 { return "No countries\(places) with airports match." }
        let words =
            matching.counted("country", "countries") + places
            + " with \(airports.counted("airport", "airports"))"
        let order = matching == 1 ? "" : ", \(query.order.words)"
        if entries.isEmpty { return "\(words), none of them shown." }
        return entries.count == matching
            ? "\(words)\(order)." : "Showing \(entries.count.grouped) of \(words)\(order)."
    }

    fileprivate var table: Table {
        let columns = [
            Column("code", "Code"),
            Column("name", "Country"),
            Column("continent", "Continent", priority: 2),
            Column("airports", "Airports", alignment: .trailing),
            Column("airports_large", "Large", alignment: .trailing, priority: 1),
            Column("airports_scheduled", "Scheduled", alignment: .trailing, priority: 1),
            Column("currencies", "Currency", priority: 3),
        ]
        let rows: [[Cell]] = entries.map { entry in
            [
                .text(entry.country.code),
                .text(entry.country.name),
                .text(orUnknown: entry.country.continent?.name),
                .integer(entry.airports),
                .integer(entry.large),
                .integer(entry.scheduled),
                entry.country.currencies.isEmpty
                    ? .unknown : .text(entry.country.currencies.separated(by: ", ")),
            ]
        }
        return Table(columns: columns, rows: rows, rowTitle: 1)
    }
}
