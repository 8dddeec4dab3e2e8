import RecordSync

extension SyncKey? {
    /// How everything is encrypted, for people.
    var words: String {
        map { "with \($0.program.rawValue), with the key in '\($0.path)'" } ?? "no"
    }
}
