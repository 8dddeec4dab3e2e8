import FeatureKit
import Flights
import SectionEssentials
import SectionKit

/// Shows one aircraft: a line that sums it up, its facts, a map, its altitude over time, and where
/// the facts are from.
///
/// If several aircraft match, it lists them and says how to choose one.
struct FlightDetailSection: Section {
    let id = FlightDetailBuilder.command
    let title = "Flight"
    let name: FlightName
    let units: UnitSystem
    let event: FlightEvent
    let presenter: any PresenterInput<FlightName, FlightSearchResult>

    private var words: FlightWords { FlightWords(units: units) }

    func load(into output: some SectionOutput<FlightSearchResult>) async {
        await presenter.present(name, in: output)
    }

    func body(for result: FlightSearchResult) -> [Block] {
        switch result {
        case .one(let detail): body(for: detail)
        case .several(let choice):
            [.notice(Notice(.info, choice.advice)), .table(choice.table(units))]
        case .absent(let absent):
            [.notice(Notice(.info, InlineText(absent.notice)))] + absent.flights.blocks
        }
    }

    private func body(for detail: FlightDetail) -> [Block] {
        let facts = detail.facts(words)
        var blocks =
            detail.notices(words).map(Block.notice)
            + [.paragraph(detail.summary(words)), .facts(facts)]
        if let map = detail.map(in: units) { blocks.append(.map(map)) }
        if let note = detail.trackNote { blocks.append(.paragraph(InlineText(note))) }
        if let chart = detail.chart(units) { blocks.append(.lineChart(chart)) }
        blocks.append(.table(FlightChoice.table(of: detail.flight)))
        let past =
            detail.lacks(.flights)
            ? [.table(.unknown(FlownFlight.tableKey))] : detail.pastFlights.blocks
        return blocks + past + [
            .heading("Where the facts are from"), .table(detail.sources),
            .heading("Links"), .table(detail.links), .table(Table(recordOf: facts)),
        ]
    }

    func pageTitle(for result: FlightSearchResult) -> String {
        guard case .one(let detail) = result else { return title }
        return [detail.flight.name, detail.typeName].compactMap(\.self).joined(separator: ", ")
    }

    func warnings(for result: FlightSearchResult) -> [String] {
        switch result {
        case .one(let detail): detail.warnings
        case .several(let choice): choice.warnings + ["\(choice.summary) The report lists them."]
        case .absent(let absent): absent.warnings
        }
    }

    /// True if the track or the past flights could not be loaded.
    ///
    /// A file without them must not replace one that has them. What the other services know are single
    /// facts.
    func isPartial(_ result: FlightSearchResult) -> Bool {
        guard case .one(let detail) = result else { return false }
        return detail.lacks(.track) || detail.lacks(.flights)
    }

    /// As often as the source permits in the air, each minute on the ground or out of range; a
    /// recording does not change.
    func refreshInterval(for result: FlightSearchResult) -> Duration? {
        switch result {
        case .one(let detail):
            if detail.isRecorded { return nil }
            return detail.flight.aircraft.isOnGround == true ? .seconds(60) : detail.refreshInterval
        case .several(let choice): return choice.isRecorded ? nil : .seconds(30)
        case .absent: return .seconds(60)
        }
    }

    func moved(_ result: FlightSearchResult, to now: Date) -> FlightSearchResult? {
        guard case .one(let detail) = result, !detail.isRecorded else { return nil }
        return .one(detail.moved(to: now))
    }

    func alert(for result: FlightSearchResult) -> String? {
        guard case .one(let detail) = result, event.matches(detail.flight.aircraft)
        else { return nil }
        return detail.alert(words)
    }

    func notices(of new: FlightSearchResult, since old: FlightSearchResult) -> [String] {
        guard case .one(let new) = new, case .one(let old) = old,
            new.flight.aircraft.address == old.flight.aircraft.address
        else { return [] }
        return FlightEvent.notices(of: new.flight, since: old.flight)
    }
}
