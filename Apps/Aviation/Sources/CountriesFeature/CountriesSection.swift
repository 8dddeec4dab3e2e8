import Airports
import FeatureKit
import SectionKit

/// Shows the countries that match a query: a line that counts them, then a table.
struct CountriesSection: Section {
    let id = CountriesBuilder.name
    let title = "Countries"
    let query: CountriesQuery
    var source: Report.Source?
    let presenter: any PresenterInput<CountriesQuery, CountryList>

    func load(into output: some SectionOutput<CountryList>) async {
        await presenter.present(query, in: output)
    }

    func body(for list: CountryList) -> [Block] {
        let summary = InlineText(list.summary)
        let isEmpty = list.entries.isEmpty
        return [
            isEmpty ? .notice(Notice(.info, summary)) : .paragraph(summary), .table(list.table),
        ]
    }

    func pageTitle(for list: CountryList) -> String { title + list.places }

    func warnings(for list: CountryList) -> [String] {
        list.warnings
    }
}

extension CountryList {
    /// The continents of the query, such as " in Africa and Asia"; empty for all.
    fileprivate var places: String {
        query.continents.map { " in \($0.map(\.name).listed(by: "and"))" } ?? ""
    }

    /// A sentence with the number of countries, such as "54 countries in Africa with 1,128 …".
    fileprivate var summary: String {
        if matching == 0 { return "No countries\(places) with airports match." }
        let words =
            matching.counted("country", "countries") + places
            + " with \(airports.counted("airport", "airports"))"
        return query.page.sentence(
            showing: entries.count, of: matching, called: words,
            in: query.sort.words(in: query.order))
    }

    fileprivate var table: Table {
        Table(of: entries, columns: Self.columns, titledBy: "name")
            .page(ofMatching: matching).narrowing("airports", by: "country")
    }

    private static var columns: [TableColumn<Entry>] {
        [
            TableColumn(Column("code", "Code")) { .text($0.country.code) },
            TableColumn(Column("name", "Country")) { .text($0.country.name) },
            TableColumn(Column("continent", "Continent", priority: 2)) {
                .text(orUnknown: $0.country.continent?.name)
            },
            count("airports", "Airports", priority: 0, \.airports),
            count("airports_large", "Large", priority: 1, \.large),
            count("airports_scheduled", "Scheduled", priority: 1, \.scheduled),
            TableColumn(Column("currencies", "Currency", priority: 3)) { $0.country.currencyCell },
        ]
    }

    private static func count(
        _ key: String,
        _ title: String,
        priority: Int,
        _ number: @escaping @Sendable (Entry) -> Int
    ) -> TableColumn<Entry> {
        TableColumn(Column(key, title, alignment: .trailing, priority: priority)) {
            .integer(number($0))
        }
    }
}
