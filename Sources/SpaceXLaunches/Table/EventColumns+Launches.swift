package import SectionKit

extension EventColumns {
    /// How a row of launches becomes an event, under the column keys that all lists of them share.
    package static let launches = EventColumns(
        domain: "launches.spacex-report", id: "id", start: "date_utc", place: "launchpad",
        details: [
            "flight_number", "rocket", "outcome", "webcast", "article", "wikipedia", "patch",
        ])
}
