/// A file that a program which copies folders has made of the losing side of a conflict, such as
/// `flights.01J8ZQ.sync-conflict-20260714-101500-ABCDEFG.json`.
package struct SyncCopy: Hashable, Sendable {
    package let fileName: String

    /// The name of the file that it is a copy of.
    package let original: SyncName

    /// Parses a file name; nil if it is not that of such a copy.
    ///
    /// Syncthing writes `.sync-conflict-` before the extension, ownCloud `_conflict-` and a date;
    /// Nextcloud and Dropbox words in parentheses that end with a date, such as
    /// `(conflicted copy 2026-07-14 101500)`, Seafile `(SFConflict ada@example
    /// 2026-07-14-10-15-00)`; Google Drive, as browsers do, a number such as `(1)`.
    package init?(fileName: String) {
        guard fileName.hasSuffix(SyncName.ending) else { return nil }
        let stem = fileName.dropLast(SyncName.ending.count)
        let end: String.Index
        if let mark = stem.firstRange(of: ".sync-conflict-") {
            end = mark.lowerBound
        } else if let mark = stem.firstRange(of: "_conflict-"),
            Self.isDate(stem[mark.upperBound...])
        {
            end = mark.lowerBound
        } else if let open = stem.firstRange(of: " ("), stem.hasSuffix(")"),
            Self.isMark(stem[open.upperBound...].dropLast())
        {
            end = open.lowerBound
        } else {
            return nil
        }
        guard let original = SyncName(fileName: stem[..<end] + SyncName.ending) else { return nil }
        self.fileName = fileName
        self.original = original
    }

    /// Whether words in parentheses are those of a program that copies folders.
    private static func isMark(_ words: Substring) -> Bool {
        if words.contains("conflicted copy") || words.hasPrefix("SFConflict") { return true }
        return (1...3).contains(words.utf8.count) && words.utf8.allSatisfy(isDigit)
    }

    /// Whether a text is a date and a time, such as `20260714-101500`.
    private static func isDate(_ text: Substring) -> Bool {
        text.utf8.count == 15 && text.utf8.allSatisfy { isDigit($0) || $0 == 0x2D }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
