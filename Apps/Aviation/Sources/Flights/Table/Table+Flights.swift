package import SectionKit

extension Table {
    /// Creates a table of flights, whose rows open the flight's section by its address, and are watched
    /// by what they are called.
    ///
    /// - Parameters:
    ///   - hasPlace: whether the distances from a place are shown.
    ///   - hasEmergencies: whether the emergencies are shown.
    ///   - hasSignals: whether people see the signal, the messages and the kind, which a receiver of
    ///     one's own knows.
    ///   - hasNames: whether people see types and registrations, which some sources do not know.
    package init<Flights: RandomAccessCollection<ListedFlight> & Sendable>(
        key: String = "rows",
        ofFlights flights: Flights,
        in units: UnitSystem,
        hasPlace: Bool,
        hasEmergencies: Bool,
        hasNames: Bool = true,
        hasSignals: Bool = false
    ) {
        typealias Column = TableColumn<ListedFlight>
        let names: [Column] = [.type, .registration]
        let columns: [Column] =
            [.name] + Column.codes + (hasEmergencies ? [.emergency] : [])
            + (hasPlace ? [.distance(in: units), .bearing] : []) + [.airline]
            + (hasNames ? names : names.map(\.forMachines))
            + [
                .country, .altitude(in: units), .speed(in: units), .heading,
                .climb(in: units), .squawk, .age,
            ] + Column.signals.map { hasSignals ? $0 : $0.forMachines }
        self = Table(
            key: key, of: flights, columns: columns + Column.unseen, links: ["tracker_url"],
            identity: \.identity, commands: ["flight", "watch add"]
        ).calling(["watch add"])
    }

    /// Creates the table of a list of flights.
    package init(key: String = "rows", of list: FlightList) {
        self.init(
            key: key, ofFlights: list.flights, in: list.query.units,
            hasPlace: list.origin != nil,
            hasEmergencies: !list.emergencies.isEmpty,
            hasNames: list.hasNames, hasSignals: list.hasSignals)
    }
}
