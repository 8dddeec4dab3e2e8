import Airports
import SectionKit

/// Shows one airport: a line that sums it up, its facts, then its runways.
///
/// If several airports match, it lists them and says how to choose one.
struct AirportDetailSection: Section {
    let id = AirportDetailBuilder.name
    let title = "Airport"
    let search: AirportSearch
    let presenter: any AirportDetailPresenterInput

    func load(into output: some SectionOutput<AirportSearchResult>) async {
        await presenter.presentAirport(search, in: output)
    }

    func body(for result: AirportSearchResult) -> [Block] {
        switch result {
        case .one(let detail): body(for: detail)
        case .several(let choice):
            [.notice(Notice(.info, choice.advice)), .table(matches(choice.airports))]
        }
    }

    func warnings(for result: AirportSearchResult) -> [String] {
        switch result {
        case .one(let detail): detail.warnings
        case .several(let choice): choice.warnings + ["\(choice.summary) The report lists them."]
        }
    }

    private func body(for detail: AirportDetail) -> [Block] {
        var blocks: [Block] = [.paragraph(detail.summary), .facts(detail.facts)]
        if !detail.runways.isEmpty { blocks.append(.heading("Runways")) }
        return blocks + [
            .table(Table(key: "runways", of: detail.runways, columns: TableColumn.runways))
        ]
    }

    private func matches(_ airports: [Airport]) -> Table {
        let columns: [TableColumn<Airport>] = [.code, .name, .city, .country, .kind, .elevation]
        return Table(key: "matches", ofAirports: airports, columns: columns + TableColumn.unseen)
    }
}
