/// What to do with flights that may be in the log already.
enum DuplicateChoice: String, CaseIterable, Sendable {
    /// Imports nothing if there is one.
    case refuse

    case skip, add

    /// Adds to those of the log what only the file has; nothing is replaced.
    case complete
}
