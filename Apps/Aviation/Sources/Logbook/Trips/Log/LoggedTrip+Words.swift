import SectionKit

extension LoggedTrip {
    /// The name with the dates, such as "Iceland (10–24 Jun 2024)".
    package var title: String {
        [trip.name, trip.dates.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    }

    /// Which flights of its days may belong to it, and what to do; nil for none.
    package var suggestion: String? {
        if suggested.isEmpty { return nil }
        let names = suggested.prefix(5).map(\.datedTitle).joined(separator: ", ")
        let more = suggested.count > 5 ? ", …" : ""
        let one = suggested.count == 1
        return "\(suggested.count.counted("flight", "flights")) of these days may belong to it: "
            + "\(names)\(more). Run 'flight-log trip flights' to add \(one ? "it" : "them")."
    }
}
