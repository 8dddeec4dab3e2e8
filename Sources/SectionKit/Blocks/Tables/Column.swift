/// A column of a table: who sees it, its alignment, and its priority on a narrow surface.
public struct Column: Equatable, Sendable {
    /// From this priority on, a column is shown only at its full width.
    public static let expendable = 10

    /// The maximum width of a column where nothing wraps: a wider cell shifts only the rest of its
    /// row, so that one long name does not pad all rows.
    package static let maximumWidth = 200

    /// The name for machines, in snake_case; nil for a column for people only.
    public internal(set) var key: String?

    /// The name for people; nil for a column for machines only.
    public let title: String?

    /// The alignment of the cells.
    public let alignment: Alignment

    /// The order in which a narrow surface drops columns: the highest number first, 0 never.
    public let priority: Int

    /// The key that opens the link in this column in `browse`; nil for none.
    public let shortcut: Character?

    /// The keys of its values in formats for machines.
    public let keys: ValueKeys

    /// The part of its dates that rows can be filtered by, such as the year; nil for none.
    public let filteredBy: DatePart?

    /// Whether its values are private, such as seats: they are left out of what is for others.
    public internal(set) var isPrivate = false

    /// Whether its texts are sentences of the program, in which a host says in its own words which commands
    /// to run.
    package private(set) var isAdvice = false

    /// Creates a column for people and machines.
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

    /// The column with private values, which formats for others leave out, such as web pages and
    /// calendars.
    public var keptPrivate: Column {
        var column = self
        column.isPrivate = true
        return column
    }

    /// The column with sentences of the program, such as what to do about a row; a host without a command
    /// line says in its own words which commands they propose.
    public var asAdvice: Column {
        var column = self
        column.isAdvice = true
        return column
    }

    /// A column with a picture of each row, which `browse` shows below the list, for the row under
    /// the cursor; nothing else has it.
    public static let picture = Column(key: nil, title: nil, alignment: .leading, priority: 0)

    /// Returns a column for people only, such as one derived from another.
    public static func people(
        _ title: String,
        alignment: Alignment = .leading,
        priority: Int = 0
    ) -> Column {
        Column(key: nil, title: title, alignment: alignment, priority: priority)
    }

    /// Returns a column for machines only, such as one that people read in another form.
    public static func machines(_ key: String, keys: ValueKeys = .one) -> Column {
        Column(key: key, title: nil, alignment: .leading, priority: 0, keys: keys)
    }
}
