/// The keys of the columns of a table that hold the properties of calendar events.
public struct EventColumns: Equatable, Sendable {
    /// The domain that makes event IDs unique across calendars, such as a host name.
    public let domain: String

    /// The column of the event's permanent ID.
    public let id: String

    /// The column of the date.
    public let start: String

    /// The column of the time at which the event ends, or of the last day of one that lasts whole
    /// days; nil if it is not known.
    public let end: String?

    /// The column of the day of an event whose ``start`` is unknown; nil for none.
    public let day: String?

    /// The column of the event's title; nil for the column that names the row.
    public let title: String?

    /// The column of the place; nil for none.
    public let place: String?

    /// The column that says whether the date is not firm yet; nil if none is.
    public let tentative: String?

    /// The column that says whether the event does not take place, as true or as the text
    /// `cancelled`; nil if all do.
    public let cancelled: String?

    /// The columns of the description, in this order; also those for people or machines only.
    public let details: [String]

    /// Creates event columns.
    public init(
        domain: String,
        id: String,
        start: String,
        end: String? = nil,
        day: String? = nil,
        title: String? = nil,
        place: String? = nil,
        tentative: String? = nil,
        cancelled: String? = nil,
        details: [String] = []
    ) {
        self.domain = domain
        self.id = id
        self.start = start
        self.end = end
        self.day = day
        self.title = title
        self.place = place
        self.tentative = tentative
        self.cancelled = cancelled
        self.details = details
    }
}
