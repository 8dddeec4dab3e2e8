package import SectionKit

extension EventColumns {
    /// The events of a calendar that trips are: from the first day to the last.
    package static let trips = EventColumns(
        domain: "flight-log", id: "id", start: "start", end: "end", title: "name",
        place: "destination", details: ["days", "note"])
}
