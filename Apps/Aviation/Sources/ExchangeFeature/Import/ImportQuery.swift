import LogFiles

/// What to import, and how.
struct ImportQuery: Equatable, Sendable {
    let file: String
    var duplicates = DuplicateChoice.refuse

    /// The columns of a CSV file, or the name under which they are kept; nil if the file tells.
    var columns: String?

    /// The name under which the columns are kept for the next time.
    var savedName: String?

    /// The order of day and month; nil if the dates tell it.
    var order: DateOrder?
}
