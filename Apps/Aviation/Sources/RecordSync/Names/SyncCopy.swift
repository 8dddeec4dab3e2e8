/// A file that a program which copies folders has made of the losing side of a conflict, such as
/// `flights.01J8ZQ.sync-conflict-20260714-101500-ABCDEFG.json`.
package struct SyncCopy: Hashable, Sendable {
    package let fileName: String

    /// The name of the file that it is a copy of.
    package let original: SyncName

    /// Parses a file name; nil if it is not that of such a copy.
    ///
    /// Syncthing writes `.sync-conflict-` before the extension, Nextcloud and Dropbox words in
    /// parentheses that end with a date, such as `(conflicted copy 2026-07-14 101500)`.
    package init?(fileName: String) {
        guard fileName.hasSuffix(SyncName.ending) else { return nil }
        let stem = fileName.dropLast(SyncName.ending.count)
        let end: String.Index
        if let mark = stem.firstRange(of: ".sync-conflict-") {
            end = mark.lowerBound
        } else if let open = stem.firstRange(of: " ("), stem.hasSuffix(")"),
            stem[open.upperBound...].contains("conflicted copy")
        {
            end = open.lowerBound
        } else {
            return nil
        }
        guard let original = SyncName(fileName: stem[..<end] + SyncName.ending) else { return nil }
        self.fileName = fileName
        self.original = original
    }
}
