import Flights
import SectionKit

extension FlightChoice {
    /// The aircraft to choose from; Enter opens one.
    func table(_ units: UnitSystem) -> Table {
        Table(
            key: "matches", ofFlights: flights.map { ListedFlight($0) }, in: units,
            hasPlace: false,
            hasEmergencies: flights.contains { $0.aircraft.emergency != nil })
    }

    /// A table of the only aircraft that matches, in the same columns, for programs only.
    static func table(of flight: Flight) -> Table {
        typealias Column = TableColumn<ListedFlight>
        let columns: [Column] = [.airline, .type, .registration, .country, .squawk]
        return Table(
            key: "matches", of: [ListedFlight(flight)],
            columns: (columns + Column.unseen).map(\.forMachines), identity: \.identity)
    }
}
