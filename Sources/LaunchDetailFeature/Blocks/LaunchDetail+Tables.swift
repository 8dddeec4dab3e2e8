import SectionKit
import SpaceXLaunches

extension LaunchDetail {
    /// The failures, payloads, cores and links, each with a title.
    var tables: [(title: String, table: Table)] {
        [
            ("Failures", Table(key: "failures", of: failures, columns: Failure.columns)),
            ("Payloads", Table(key: "payloads", of: payloads, columns: Payload.columns)),
            ("Cores", Table(key: "cores", of: cores, columns: Core.columns)),
            ("Links", Link.table(of: links)),
        ]
    }
}

extension LaunchDetail.Failure {
    fileprivate static var columns: [TableColumn<Self>] {
        [
            TableColumn(Column("time_seconds", "Seconds after liftoff", alignment: .trailing)) {
                .integer(orUnknown: $0.time)
            },
            TableColumn(Column("altitude_km", "Altitude, km", alignment: .trailing)) {
                .integer(orUnknown: $0.altitude)
            },
            TableColumn(Column("reason", "Reason")) { $0.reason.map(Cell.text) ?? .empty },
        ]
    }
}

extension Payload {
    fileprivate static var columns: [TableColumn<Self>] {
        [
            TableColumn(Column("name", "Payload")) { .text(orUnknown: $0.name) },
            TableColumn(Column("type", "Type", priority: 3)) { .text(orUnknown: $0.type) },
            TableColumn(Column("orbit", "Orbit", priority: 1)) { .text(orUnknown: $0.orbit) },
            TableColumn(Column("mass_kg", "Mass, kg", alignment: .trailing)) {
                .number(orUnknown: $0.mass)
            },
            TableColumn(Column("customers", "Customers", priority: 2)) {
                .text(orUnknown: $0.customers)
            },
            TableColumn(
                Column("amount", "Number", alignment: .trailing, priority: Column.expendable)
            ) { $0.amount.map(Cell.integer) ?? .empty },
            TableColumn(Column("manufacturers", "Manufacturers", priority: Column.expendable + 1)) {
                $0.manufacturers.map(Cell.text) ?? .empty
            },
            TableColumn(Column("nationalities", "Nationality", priority: Column.expendable + 2)) {
                $0.nationalities.map(Cell.text) ?? .empty
            },
            TableColumn(Column("condition", "Condition", priority: Column.expendable + 3)) {
                .condition(reused: $0.reused)
            },
            TableColumn(
                Column(
                    "inclination_deg", "Inclination, °", alignment: .trailing,
                    priority: Column.expendable + 4)
            ) { $0.inclination.map(Cell.number) ?? .empty },
            TableColumn(
                Column(
                    "periapsis_km", "Periapsis, km", alignment: .trailing,
                    priority: Column.expendable + 5)
            ) { $0.periapsis.map(Cell.number) ?? .empty },
            TableColumn(
                Column(
                    "apoapsis_km", "Apoapsis, km", alignment: .trailing,
                    priority: Column.expendable + 6)
            ) { $0.apoapsis.map(Cell.number) ?? .empty },
            TableColumn(
                Column(
                    "period_min", "Period, min", alignment: .trailing,
                    priority: Column.expendable + 7)
            ) { $0.period.map(Cell.number) ?? .empty },
            TableColumn(.machines("id")) { .text(orUnknown: $0.id) },
        ]
    }
}

extension Core {
    fileprivate static var columns: [TableColumn<Self>] {
        [
            TableColumn(Column("serial", "Core")) { .text(orUnknown: $0.serial) },
            TableColumn(Column("flight", "Flight", alignment: .trailing)) {
                .ordinal(orUnknown: $0.flight)
            },
            TableColumn(Column("condition", "Condition", priority: 3)) {
                .condition(reused: $0.reused)
            },
            TableColumn(Column("landing", "Landing")) { .recovery($0.landing) },
            TableColumn(Column("landing_type", "How", priority: 2)) {
                $0.landingType.map(Cell.text) ?? .empty
            },
            TableColumn(Column("landpad", "Where", priority: 1)) {
                $0.landpad.map(Cell.text) ?? .empty
            },
            TableColumn(Column("landpad_full_name", "Landing pad", priority: Column.expendable)) {
                $0.landpadFullName.map(Cell.text) ?? .empty
            },
            TableColumn(
                Column("block", "Block", alignment: .trailing, priority: Column.expendable + 1)
            ) { $0.block.map(Cell.ordinal) ?? .empty },
            TableColumn(Column("gridfins", "Grid fins", priority: Column.expendable + 2)) {
                .boolean(orUnknown: $0.gridfins)
            },
            TableColumn(Column("legs", "Legs", priority: Column.expendable + 3)) {
                .boolean(orUnknown: $0.legs)
            },
            TableColumn(.machines("id")) { .text(orUnknown: $0.id) },
        ]
    }
}

extension LaunchDetail.Link {
    fileprivate static func table(of links: [LaunchDetail.Link]) -> Table {
        let rows: [[Cell]] = links.compactMap { link in
            WebLink(link.url).map {
                [.text(link.kind.rawValue), .text(link.kind.title), .link($0)]
            }
        }
        return Table(
            key: "links",
            columns: [.machines("kind"), .people("About"), Column("url", "Link")],
            rows: rows,
            rowTitle: 1
        )
    }
}
