import Logbook
import SectionKit

extension TableColumn<LoggedFlight> {
    /// The date, the number and the route of a flight.
    static let route: [TableColumn] = [
        TableColumn(Column("date", "Date")) { .text(orUnknown: $0.date?.text.dateWords) },
        TableColumn(Column("number", "Flight")) { .text(orUnknown: $0.number) },
        TableColumn(Column("from", "From")) { .text($0.departure.airport) },
        TableColumn(Column("to", "To")) { .text($0.arrival.airport) },
    ]
}

extension String {
    /// A local date and time with a blank instead of the T.
    var dateWords: String { replacing("T", with: " ") }
}
