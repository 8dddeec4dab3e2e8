/// One column of a table: who sees it, how it is set, and how long it is kept when room is scarce.
public struct Column: Equatable, Sendable {
    /// From this priority on, a column is shown only where there is room for all of it.
    public static let expendable = 10

    /// How wide a column is set where nothing is wrapped: a cell that is longer pushes only what
    /// follows it in its row, so that one name as long as a book does not pad every other.
    package static let maximumWidth = 200

    /// The name for machines, in snake_case; nil for a column that is for people only.
    public let key: String?

    /// The name for people; nil for a column that is for machines only.
    public let title: String?

    /// The side on which cells line up.
    public let alignment: Alignment

    /// How soon it is given up on a narrow surface: the highest number first, 0 never.
    public let priority: Int

    /// The key that opens a row's address in this column, where there is a keyboard to press it on.
    public let shortcut: Character?

    /// The keys that machines read its values under.
    public let keys: ValueKeys

    /// The part of its dates that rows are chosen by, such as the year; nil where that is of no use.
    public let filteredBy: DatePart?

    /// Describes a column that people and machines both see.
    public init(
        _ key: String,
        _ title: String,
        alignment: Alignment = .leading,
        priority: Int = 0,
        shortcut: Character? = nil,
        keys: ValueKeys = .one,
        filteredBy: DatePart? = nil
    ) {
        self.init(
            key: key, title: title, alignment: alignment, priority: priority, shortcut: shortcut,
            keys: keys, filteredBy: filteredBy)
    }

    init(
        key: String?,
        title: String?,
        alignment: Alignment,
        priority: Int,
        shortcut: Character? = nil,
        keys: ValueKeys = .one,
        filteredBy: DatePart? = nil
    ) {
        self.key = key
        self.title = title
        self.alignment = alignment
        self.priority = priority
        self.shortcut = shortcut
        self.keys = keys
        self.filteredBy = filteredBy
    }

    /// A column for people only, such as one derived from another.
    public static func people(
        _ title: String,
        alignment: Alignment = .leading,
        priority: Int = 0
    ) -> Column {
        Column(key: nil, title: title, alignment: alignment, priority: priority)
    }

    /// A column for machines only, such as one that people read in another.
    public static func machines(_ key: String, keys: ValueKeys = .one) -> Column {
        Column(key: key, title: nil, alignment: .leading, priority: 0, keys: keys)
    }
}
