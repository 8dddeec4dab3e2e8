/// A table: columns, and rows with one cell for each column.
///
/// ```swift
/// let table = Table(
///     columns: [Column("name", "River"), Column("km", "Length (km)", alignment: .trailing)],
///     rows: River.longest.map { [.text($0.name), .integer($0.length)] })
/// ```
///
/// The rows of a long table are made when they are needed; see ``TableRows``.
public struct Table: Equatable, Sendable {
    /// The name of the rows for machines, in snake_case, unique in a section.
    public internal(set) var key: String

    /// The columns, in reading order.
    public let columns: [Column]

    /// The rows, each with one cell for every column.
    public let rows: TableRows

    /// The index of the column that names each row, such as its title.
    public let rowTitle: Int

    /// The keys of the columns with links to pages about a row, the best one first.
    public let links: [String]

    /// How rows become events of a calendar; nil if they are not events.
    public let events: EventColumns?

    /// The identity of each row, unique and unchanged when the table changes, or nil for a row
    /// without one; empty if no row has one.
    public let identities: RowIdentities

    /// The names of the commands for a row, which take its identity as their operand; Enter runs
    /// the first of them.
    public let commands: [String]

    /// The number of rows on all pages, if the rows are a page of a list; nil if they are not.
    public internal(set) var matching: Int?

    /// The page that the rows are of a long table on a page that a host makes; nil if they are all.
    var page: TablePage?

    /// Whether it only repeats the facts of its section; see ``init(recordOf:key:events:)``.
    public internal(set) var isRecord = false

    /// Whether the rows are made up, to show what a program does while a person has none: there is
    /// nothing to change, and hosts say so instead of offering actions.
    public internal(set) var isMadeUp = false

    /// The actions that begin what its rows show; see ``begun(by:)``.
    private(set) var beginnings: [String] = []

    /// The commands for a row that take its title instead of its identity; see ``calling(_:)``.
    private var titled: [String] = []

    /// The option that sets how many of the rows there are; see ``first(ofMatching:setBy:)``.
    package private(set) var lengthOption: String?

    /// The command and its option that show what belongs to a row; see ``narrowing(_:by:)``.
    package private(set) var narrowing: Narrowing?

    /// A command with an option that takes what names a row.
    package struct Narrowing: Equatable, Sendable {
        package let command: String
        package let option: String
    }

    /// Creates a table.
    ///
    /// Missing cells of a row are empty, and extra ones are dropped. A column with the key of an
    /// earlier one gets one of its own, such as `date_2`.
    public init(
        key: String = "rows",
        columns: [Column],
        rows: TableRows,
        rowTitle: Int = 0,
        links: [String] = [],
        events: EventColumns? = nil,
        identities: RowIdentities = [],
        commands: [String] = []
    ) {
        self.key = key
        self.columns = columns.withUniqueKeys
        self.rows = rows.fitted(to: columns.count)
        self.rowTitle = columns.indices.contains(rowTitle) ? rowTitle : 0
        self.links = links
        self.events = events
        self.identities = identities.count == rows.count ? identities : []
        self.commands = commands
    }

    /// Creates a table of rows that are given.
    ///
    /// Missing cells of a row are empty, and extra ones are dropped.
    public init(
        key: String = "rows",
        columns: [Column],
        rows: [[Cell]],
        rowTitle: Int = 0,
        links: [String] = [],
        events: EventColumns? = nil,
        identities: [String?] = [],
        commands: [String] = []
    ) {
        self.init(
            key: key, columns: columns, rows: TableRows(rows), rowTitle: rowTitle, links: links,
            events: events, identities: RowIdentities(identities), commands: commands)
    }
}

extension Table {
    /// A table whose rows are unknown, because what they are made of could not be loaded: JSON has
    /// null instead of an array, which would say that there are none.
    public static func unknown(_ key: String) -> Table { Table(key: key, columns: [], rows: []) }

    /// Whether the rows are unknown; such a table has no columns.
    var isUnknown: Bool { columns.isEmpty }

    /// Returns the table with its rows as one page of a list, such as with `--limit`.
    ///
    /// - Parameter matching: the number of rows on all pages, which JSON and GeoJSON have too; nil
    ///   if the rows are not a page.
    public func page(ofMatching matching: Int?) -> Table {
        var page = self
        page.matching = matching
        return page
    }

    /// Returns the table with its rows as the first of a list whose length an option sets, such as `top`:
    /// hosts say how to see all.
    ///
    /// - Parameters:
    ///   - matching: the number of rows of the whole list.
    ///   - option: the name of the option, which takes a whole number.
    public func first(ofMatching matching: Int, setBy option: String) -> Table {
        var first = page(ofMatching: matching)
        first.lengthOption = option
        return first
    }

    /// Whether an option shows more rows than there are.
    package var canBeLonger: Bool { lengthOption != nil && rows.count < matching ?? 0 }

    /// Returns the table with the marks of the table that it is made of.
    func marked(as table: Table) -> Table {
        var marked = self
        (marked.matching, marked.isRecord) = (table.matching, table.isRecord)
        (marked.isMadeUp, marked.titled) = (table.isMadeUp, table.titled)
        (marked.narrowing, marked.beginnings) = (table.narrowing, table.beginnings)
        marked.lengthOption = table.lengthOption
        return marked
    }

    /// Returns a table of what goes on, such as the walk that is being recorded: hosts offer the actions that
    /// begin it only while the table has no rows.
    public func begun(by actions: [String]) -> Table {
        var table = self
        table.beginnings = actions
        return table
    }

    /// Returns the table with rows that are made up if they are; see ``isMadeUp``.
    public func madeUp(_ isMadeUp: Bool) -> Table {
        var table = self
        table.isMadeUp = isMadeUp
        return table
    }

    /// Returns the table with commands for a row that take its title, by which a person calls it, instead
    /// of its identity, because they keep it: a flight is watched as `DLH123`, not as `3c6444`.
    ///
    /// - Parameter commands: the names of these commands.
    public func calling(_ commands: [String]) -> Table {
        var table = self
        table.titled = commands
        return table
    }

    /// Returns the table with the way on from a row to a list of what belongs to it, such as the airports
    /// of a country.
    ///
    /// - Parameters:
    ///   - command: the command that shows the list, such as `airports`.
    ///   - option: its option that takes the identity of a row, or else its title, such as `country`.
    public func narrowing(_ command: String, by option: String) -> Table {
        var table = self
        table.narrowing = Narrowing(command: command, option: option)
        return table
    }

    /// Returns the operand of a command for a row; nil if the row has no identity.
    package func operand(of command: String, row: Int) -> String? {
        let identity = identity(of: row)
        guard identity != nil, titled.contains(command),
            case .text(let title) = rows.cell(row, rowTitle)
        else { return identity }
        return title.nonBlank ?? identity
    }

    /// Returns the operand of a command for the row of an identity; nil if the command is not for rows of
    /// the table, or there is no such row.
    package func operand(of command: String, called identity: String?) -> String? {
        guard let identity, commands.contains(command) || titled.contains(command),
            let row = identities.indices.first(where: { self.identity(of: $0) == identity })
        else { return nil }
        return operand(of: command, row: row)
    }

    /// Returns the table with some of its rows, by their indices.
    package func keeping(_ kept: [Int]) -> Table {
        Table(
            key: key, columns: columns, rows: rows.keeping(kept), rowTitle: rowTitle,
            links: links, events: events, identities: identities.keeping(kept),
            commands: commands
        ).marked(as: self)
    }

    /// Returns the identity of a row; nil if it has none.
    package func identity(of row: Int) -> String? {
        identities.isEmpty ? nil : identities[row]
    }

    /// Whether rows have pictures; see ``Column/picture``.
    package var hasPictures: Bool { columns.contains(.picture) }

    /// Returns the picture of a row; nil if it has none, or if that is on the web.
    package func picture(of row: Int) -> Image? {
        guard let column = columns.firstIndex(of: .picture),
            case .image(let image) = rows.cell(row, column), image.link == nil
        else { return nil }
        return image
    }

    /// The index of the first row with each identity.
    var indicesByIdentity: [String: Int] {
        var indices: [String: Int] = [:]
        for row in identities.indices {
            guard let identity = identities[row], indices[identity] == nil else { continue }
            indices[identity] = row
        }
        return indices
    }

    /// The columns with links to pages about a row, the best one first.
    var linkColumns: [Int] {
        links.compactMap { key in columns.firstIndex { $0.key == key } }
    }

    /// Returns the first link of a row; nil if it has none.
    func address(of row: [Cell]) -> WebLink? {
        linkColumns.first { row[$0].address != nil }.flatMap { row[$0].address }
    }

    /// The only visible column besides the row title, as in a list of links; nil otherwise.
    package var linkColumn: Int? {
        let others = columns.indices.filter { $0 != rowTitle && columns[$0].title != nil }
        return others.count == 1 ? others[0] : nil
    }

    /// Returns the word that replaces the addresses in a column; nil if addresses are shown.
    ///
    /// It is the column's title, which would say nothing in a mere list of links.
    func linkWord(of column: Int) -> String? {
        column == linkColumn ? nil : columns[column].title?.lowercased()
    }
}
