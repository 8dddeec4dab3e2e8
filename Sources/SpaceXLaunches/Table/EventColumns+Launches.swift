package import SectionKit

extension EventColumns {
    /// The columns of a launch's calendar event, by the keys that all tables of launches share.
    package static let launches = EventColumns(
        domain: "launches.spacex-report", id: "id", start: "date_utc", place: "launchpad",
        tentative: "date_tentative",
        details: [
            "flight_number", "rocket", "outcome", "webcast", "article", "wikipedia", "patch",
        ])
}
