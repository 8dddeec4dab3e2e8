import Flights
import SectionKit

extension FlightChoice {
    /// The aircraft to choose from; Enter opens one.
    func table(_ units: UnitSystem) -> Table {
        Table(
            key: "matches", of: flights,
            columns: [
                TableColumn(Column("call_sign", "Call sign")) {
                    .text(orUnknown: $0.aircraft.callSign)
                },
                TableColumn(Column("registration", "Registration", priority: 1)) {
                    .text(orUnknown: $0.aircraft.registration)
                },
                TableColumn(Column("address", "Address")) { .text("\($0.aircraft.address)") },
                TableColumn(Column("type_code", "Type", priority: 2)) {
                    .text(orUnknown: $0.aircraft.typeCode)
                },
                TableColumn(.people("Altitude", alignment: .trailing)) {
                    $0.aircraft.isOnGround == true
                        ? .text("on the ground") : units.altitude($0.aircraft.altitude)
                },
            ],
            identity: { "\($0.aircraft.address)" },
            commands: [FlightDetailBuilder.command])
    }
}
