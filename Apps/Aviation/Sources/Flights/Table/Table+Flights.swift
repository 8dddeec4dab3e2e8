package import SectionKit

extension Table {
    /// Creates a table of flights, whose rows open the flight's section by its address.
    ///
    /// - Parameters:
    ///   - hasPlace: whether the distances from a place are shown.
    ///   - hasEmergencies: whether the emergencies are shown.
    package init<Flights: RandomAccessCollection<ListedFlight> & Sendable>(
        key: String = "rows",
        ofFlights flights: Flights,
        in units: UnitSystem,
        hasPlace: Bool,
        hasEmergencies: Bool
    ) {
        typealias Column = TableColumn<ListedFlight>
        let columns: [Column] =
            [.name] + Column.codes + (hasEmergencies ? [.emergency] : [])
            + (hasPlace ? [.distance(in: units), .bearing] : [])
            + [
                .airline, .type, .registration, .country, .altitude(in: units),
                .speed(in: units), .heading, .climb(in: units), .squawk, .age,
            ]
        self.init(
            key: key, of: flights, columns: columns + Column.unseen, links: ["tracker_url"],
            identity: \.identity, commands: ["flight", "watch add"])
    }
}
