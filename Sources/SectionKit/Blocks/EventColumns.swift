/// Which columns of a table say what a calendar wants to know of an event, by their keys.
public struct EventColumns: Equatable, Sendable {
    /// The column of what the source calls the event for good.
    public let id: String

    /// The column of the date.
    public let start: String

    /// The column of the place; nil if there is none.
    public let place: String?

    /// The columns of addresses on the web that tell of the event, the best one first.
    public let links: [String]

    /// Names the columns.
    public init(id: String, start: String, place: String? = nil, links: [String] = []) {
        self.id = id
        self.start = start
        self.place = place
        self.links = links
    }
}
