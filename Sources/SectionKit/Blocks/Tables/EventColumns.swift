/// The keys of the columns of a table that hold the properties of calendar events.
public struct EventColumns: Equatable, Sendable {
    /// The domain that makes event IDs unique across calendars, such as a host name.
    public let domain: String

    /// The column of the event's permanent ID.
    public let id: String

    /// The column of the date.
    public let start: String

    /// The column of the place; nil for none.
    public let place: String?

    /// The columns of the description, in this order; also those for people or machines only.
    public let details: [String]

    /// Creates event columns.
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
