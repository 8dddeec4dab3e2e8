import Logbook
import RecordStore
import SectionKit

extension LogList {
    /// The flights with all that is known of them, of which people see what fits.
    ///
    /// A made-up flight cannot be changed.
    var table: Table {
        Table(
            of: entries, columns: TableColumn<LogEntry>.list(layovers), titledBy: "number",
            events: .flights(
                details: ["airline", "departure_terminal", "departure_gate", "aircraft", "status"]
                    + ["seat", "booking_code", "note"]),
            identity: \.id.text, commands: ["show", "edit", "remove"]
        ).page(ofMatching: matching).madeUp(isMadeUp)
    }
}

extension TableColumn<LogEntry> {
    fileprivate static func list(_ layovers: [RecordID: Layover]) -> [TableColumn] {
        [
            .date, .number, .from, .to, .airline, .distance, .duration, .status, .delay,
            .delayInSeconds, .aircraft,
            .registration, .seat, .cabin, .reason, .bookingCode, .note, .layover(layovers),
        ]
            + ([.title, .kilometres, .departure, .arrival, .codeShares, .divertedTo, .seatKind]
            + [.photos] + places + clocks + gates + origins).map(\.forMachines)
    }
}
