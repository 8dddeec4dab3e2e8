/// Which columns of a table say what a calendar wants to know of an event, by their keys.
public struct EventColumns: Equatable, Sendable {
    /// What keeps the ids apart from those of other calendars, like the host of an address.
    public let domain: String

    /// The column of what the source calls the event for good.
    public let id: String

    /// The column of the date.
    public let start: String

    /// The column of the place; nil if there is none.
    public let place: String?

    /// The columns of what else an event tells, in this order, be they for people or machines only.
    public let details: [String]

    /// Names the columns.
    public init(
        domain: String,
        id: String,
        start: String,
        place: String? = nil,
        details: [String] = []
    ) {
        self.domain = domain
        self.id = id
        self.start = start
        self.place = place
        self.details = details
    }
}
