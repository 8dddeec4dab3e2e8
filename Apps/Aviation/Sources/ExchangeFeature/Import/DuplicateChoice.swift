/// What to do with flights that may be in the log already.
enum DuplicateChoice: String, CaseIterable, Sendable {
    case ask, skip, add
}
