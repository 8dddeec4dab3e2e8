package import SectionKit

extension EventColumns {
    /// The events of a calendar that flights are.
    ///
    /// - Parameter details: the columns of the description.
    package static func flights(details: [String]) -> EventColumns {
        EventColumns(
            domain: "flight-log", id: "id", start: "departure", end: "arrival", day: "date",
            title: "flight", place: "from_name", cancelled: "status", details: details)
    }
}
