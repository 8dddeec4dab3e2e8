import SectionEssentials

/// Kinds of files that are recognised but hold no log, so that a person learns what to do.
enum OtherFile: CaseIterable {
    case zip, gzip, pdf, picture, database, webPage, binary

    /// The kind of a file by its first bytes; nil for text.
    init?(_ bytes: [UInt8], text: Substring) {
        let kind = Self.allCases.first { $0.matches(bytes, text) }
        guard let kind else { return nil }
        self = kind
    }

    private func matches(_ bytes: [UInt8], _ text: Substring) -> Bool {
        switch self {
        case .zip: bytes.starts(with: [0x50, 0x4B, 0x03, 0x04])
        case .gzip: bytes.starts(with: [0x1F, 0x8B])
        case .pdf: bytes.starts(with: "%PDF-".utf8)
        case .picture:
            bytes.starts(with: [0xFF, 0xD8, 0xFF]) || bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
        case .database: bytes.starts(with: "SQLite format 3".utf8)
        case .webPage: ["<!doctype html", "<html"].contains { text.lowercased().hasPrefix($0) }
        case .binary: bytes.contains(0)
        }
    }

    var error: LogFileError {
        switch self {
        case .zip:
            LogFileError(
                "it is a ZIP file or a spreadsheet",
                "Unpack it first, or save the spreadsheet as CSV.")
        case .gzip: LogFileError("it is compressed", "Unpack it with gunzip first.")
        case .pdf:
            LogFileError(
                "it is a PDF file", "Export the log as CSV or JSON where it was made.")
        case .picture:
            LogFileError("it is a picture", "Export the log as CSV or JSON where it was made.")
        case .database:
            LogFileError(
                "it is a database", "Export the log as CSV or JSON where it was made.")
        case .webPage:
            LogFileError(
                "it is a web page", "Download the file itself; the page may ask for a login.")
        case .binary:
            LogFileError("it is not text", "Export the log as CSV or JSON where it was made.")
        }
    }
}
