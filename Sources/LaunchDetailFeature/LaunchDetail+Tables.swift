import SectionKit
import SpaceXLaunches

extension LaunchDetail {
    /// What it carries, flies on and links to, each under its title.
    var tables: [(title: String, table: Table)] {
        [
            ("Failures", Failure.table(of: failures)),
            ("Payloads", Payload.table(of: payloads)),
            ("Cores", Core.table(of: cores)),
            ("Links", Link.table(of: links)),
        ]
    }
}

extension LaunchDetail.Failure {
    fileprivate static func table(of failures: [LaunchDetail.Failure]) -> Table {
        Table(
            key: "failures",
            columns: [
                Column("time_seconds", "Seconds after liftoff", alignment: .trailing),
                Column("altitude_km", "Altitude, km", alignment: .trailing),
                Column("reason", "Reason"),
            ],
            rows: failures.map { failure in
                [
                    .integer(orUnknown: failure.time), .integer(orUnknown: failure.altitude),
                    failure.reason.map(Cell.text) ?? .empty,
                ]
            }
        )
    }
}

extension Payload {
    fileprivate static func table(of payloads: [Payload]) -> Table {
        Table(
            key: "payloads",
            columns: [
                Column("name", "Payload"),
                Column("type", "Type", priority: 3),
                Column("orbit", "Orbit", priority: 1),
                Column("mass_kg", "Mass, kg", alignment: .trailing),
                Column("customers", "Customers", priority: 2),
                Column("amount", "Number", alignment: .trailing, priority: Column.expendable),
                Column("manufacturers", "Manufacturers", priority: Column.expendable + 1),
                Column("nationalities", "Nationality", priority: Column.expendable + 2),
                Column("condition", "Condition", priority: Column.expendable + 3),
                Column(
                    "inclination_deg", "Inclination, °", alignment: .trailing,
                    priority: Column.expendable + 4),
                Column(
                    "periapsis_km", "Periapsis, km", alignment: .trailing,
                    priority: Column.expendable + 5),
                Column(
                    "apoapsis_km", "Apoapsis, km", alignment: .trailing,
                    priority: Column.expendable + 6),
                Column(
                    "period_min", "Period, min", alignment: .trailing,
                    priority: Column.expendable + 7),
                .machines("id"),
            ],
            rows: payloads.map(\.row)
        )
    }

    private var row: [Cell] {
        [
            .text(orUnknown: name), .text(orUnknown: type), .text(orUnknown: orbit),
            .number(orUnknown: mass), .text(orUnknown: customers),
            amount.map(Cell.integer) ?? .empty, manufacturers.map(Cell.text) ?? .empty,
            nationalities.map(Cell.text) ?? .empty, .condition(reused: reused),
            inclination.map(Cell.number) ?? .empty, periapsis.map(Cell.number) ?? .empty,
            apoapsis.map(Cell.number) ?? .empty, period.map(Cell.number) ?? .empty,
            .text(orUnknown: id),
        ]
    }
}

extension Core {
    fileprivate static func table(of cores: [Core]) -> Table {
        Table(
            key: "cores",
            columns: [
                Column("serial", "Core"),
                Column("flight", "Flight", alignment: .trailing),
                Column("condition", "Condition", priority: 3),
                Column("landing", "Landing"),
                Column("landing_type", "How", priority: 2),
                Column("landpad", "Where", priority: 1),
                Column("landpad_full_name", "Landing pad", priority: Column.expendable),
                Column("block", "Block", alignment: .trailing, priority: Column.expendable + 1),
                Column("gridfins", "Grid fins", priority: Column.expendable + 2),
                Column("legs", "Legs", priority: Column.expendable + 3),
                .machines("id"),
            ],
            rows: cores.map(\.row)
        )
    }

    private var row: [Cell] {
        [
            .text(orUnknown: serial), .integer(orUnknown: flight), .condition(reused: reused),
            .recovery(landing), landingType.map(Cell.text) ?? .empty,
            landpad.map(Cell.text) ?? .empty, landpadFullName.map(Cell.text) ?? .empty,
            block.map(Cell.integer) ?? .empty, .answer(orUnknown: gridfins),
            .answer(orUnknown: legs), .text(orUnknown: id),
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
