import Airports
import Flights
import SectionEssentials
import SectionKit
import WorldMap

extension AirportDetail {
    /// The flights near the airport: how many there are, and their table, which is always there for
    /// programs.
    func flightBlocks(in units: UnitSystem) -> [Block] {
        guard let flights else { return [.table(table([], in: units))] }
        let text = InlineText(
            flights.nearbySummary
                + (flights.matching > flights.flights.count
                    ? " 'flight-report flights --near \(airport.code)' shows all." : ""))
        let aircraft = Array(flights.flights)
        return [
            .heading("Flights nearby"),
            aircraft.isEmpty ? .notice(Notice(.info, text)) : .paragraph(text),
            .table(table(aircraft, in: units)),
        ]
    }

    /// The airport with its runways, and the flights near it; nil without a position.
    func map(in units: UnitSystem) -> Map? {
        guard let position = airport.position else { return nil }
        let listed: [ListedFlight] = flights.map { Array($0.flights) } ?? []
        let flying = listed.reversed().compactMap { MapPoint($0.aircraft) }
        var tones = Map.tones(flights: !flying.isEmpty, runways: true)
        if runways.contains(where: \.isClosed) {
            tones[.pending] = "the airport or a closed runway"
        }
        return Map(
            key: "map",
            title: flying.isEmpty ? "Map of the airport" : "Map of the airport and its flights",
            on: .naturalEarth,
            points: flying + [
                MapPoint(
                    position, label: airport.code, tone: .pending, priority: 9, note: airport.name)
            ],
            lines: runways.compactMap { $0.line(in: units) }, scale: .altitudes(in: units),
            tones: tones, table: Self.flightsKey,
            says: Map.aircraftSay)
    }

    private static let flightsKey = "flights"

    private func table(_ flights: [ListedFlight], in units: UnitSystem) -> Table {
        Table(
            key: Self.flightsKey, ofFlights: flights, in: units, hasPlace: true,
            hasEmergencies: flights.contains { $0.aircraft.emergency != nil })
    }
}

extension FlightList {
    /// A sentence with the number of flights near a place, and when they were recorded.
    fileprivate var nearbySummary: String {
        let recorded = isRecorded ? PreciseDate(time, precision: .hour).formatted : nil
        if matching == 0 {
            let none = "No aircraft within \(query.distance)"
            guard let recorded else { return none + "." }
            return "\(none) in what was recorded \(recorded), which may be of another region."
                + " For live flights use --source adsb-lol, opensky or receiver."
        }
        let sentence = query.page.sentence(
            showing: flights.count, of: matching,
            called: "\(matching.grouped) aircraft within \(query.distance)",
            in: "nearest first")
        return recorded.map { "\(sentence.dropLast()); recorded \($0)." } ?? sentence
    }
}
