import Airports
import FeatureKit
import Flights
import SectionEssentials
import SectionKit

/// Shows one airport: a line that sums it up, its facts, its runways, and the flights near it.
///
/// If several airports match, it lists them and says how to choose one.
struct AirportDetailSection: Section {
    let id = AirportDetailBuilder.name
    let title = "Airport"
    let shape = ContentShape(
        facts: 0...40, tables: 1...2, records: 0...1, places: 1...1, maps: 0...1)
    let search: AirportSearch
    let units: UnitSystem
    var source: Report.Source?
    let presenter: any PresenterInput<AirportSearch, AirportSearchResult>

    func load(into output: some SectionOutput<AirportSearchResult>) async {
        await presenter.present(search, in: output)
    }

    func body(for result: AirportSearchResult) -> [Block] {
        switch result {
        case .one(let detail): body(for: detail)
        case .several(let choice):
            [.notice(Notice(.info, choice.advice)), .table(matches(choice.airports))]
        }
    }

    func pageTitle(for result: AirportSearchResult) -> String {
        guard case .one(let detail) = result else { return title }
        return "\(detail.airport.city ?? detail.airport.name) (\(detail.airport.code))"
    }

    func warnings(for result: AirportSearchResult) -> [String] {
        switch result {
        case .one(let detail): detail.warnings
        case .several(let choice): choice.warnings + ["\(choice.summary) The report lists them."]
        }
    }

    func refreshInterval(for result: AirportSearchResult) -> Duration? {
        guard case .one(let detail) = result else { return nil }
        if detail.isLive { return .seconds(10) }
        return detail.zone == nil ? nil : .seconds(60)
    }

    func moved(_ result: AirportSearchResult, to now: Date) -> AirportSearchResult? {
        guard case .one(let detail) = result, detail.isLive else { return nil }
        return .one(detail.moved(to: now))
    }

    private func body(for detail: AirportDetail) -> [Block] {
        let facts = detail.facts
        var blocks: [Block] = [.paragraph(detail.summary), .facts(facts)]
        if !detail.runways.isEmpty { blocks.append(.heading("Runways")) }
        blocks.append(
            .table(Table(key: "runways", of: detail.runways, columns: TableColumn.runways)))
        blocks += detail.flightBlocks(in: units)
        if let map = detail.map(in: units) { blocks.append(.map(map)) }
        return blocks + [.table(Table(recordOf: facts))]
    }

    private func matches(_ airports: [Airport]) -> Table {
        let columns: [TableColumn<Airport>] = [.code, .name, .city, .country, .kind, .elevation]
        return Table(key: "matches", ofAirports: airports, columns: columns + TableColumn.unseen)
    }
}
