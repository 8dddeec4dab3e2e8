import Airports
import Flights
import SectionKit

/// The columns of tables of runways, in reading order.
extension TableColumn<Runway> {
    static var runways: [Self] {
        [
            Self(Column("runway", "Runway")) { .text(orUnknown: $0.name) },
            Self(Column("length_ft", "Length", alignment: .trailing)) {
                .feet(orUnknown: $0.length)
            },
            Self(Column("width_ft", "Width", alignment: .trailing, priority: 2)) {
                .feet(orUnknown: $0.width)
            },
            Self(.machines("length_m")) { .metres(orUnknownOfFeet: $0.length) },
            Self(.machines("width_m")) { .metres(orUnknownOfFeet: $0.width) },
            Self(Column("heading_deg", "True heading", alignment: .trailing, priority: 3)) {
                .measure(orUnknown: $0.heading.map { Measure($0, .degree, digits: 1) })
            },
            Self(Column("surface", "Surface")) { .text(orUnknown: $0.surface) },
            Self(Column("lights", "Lights", priority: 1)) { .boolean($0.isLighted) },
            Self(Column("state", "State")) { .text($0.isClosed ? "closed" : "open") },
        ]
    }
}
