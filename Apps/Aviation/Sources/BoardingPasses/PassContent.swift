import SectionEssentials

/// What a file may hold, told by its first bytes.
enum PassContent: Equatable {
    case archive, document, picture, calendar, page, mail, json, text, other

    /// Tells what begins with some bytes.
    init(_ bytes: Data) {
        self =
            Self.signatures.first { bytes.dropFirst($0.offset).starts(with: $0.bytes) }?.content
            ?? Self.content(ofText: String(decoding: bytes, as: UTF8.self))
    }

    private struct Signature {
        let content: PassContent
        var offset = 0
        let bytes: [UInt8]

        init(_ content: PassContent, at offset: Int = 0, _ text: String, _ more: [UInt8] = []) {
            self.content = content
            self.offset = offset
            bytes = Array(text.utf8) + more
        }

        init(_ content: PassContent, _ bytes: [UInt8]) {
            self.content = content
            self.bytes = bytes
        }
    }

    private static let signatures =
        [
            Signature(.archive, "PK", [3, 4]), Signature(.document, "%PDF-"),
            Signature(.picture, [0x89, 0x50, 0x4E, 0x47]), Signature(.picture, [0xFF, 0xD8, 0xFF]),
            Signature(.picture, "GIF8"), Signature(.picture, "II*"),
            Signature(.picture, "MM", [0, 42]),
            Signature(.picture, at: 8, "WEBP"), Signature(.picture, "BM"),
        ]
        + ["heic", "heix", "mif1", "msf1", "avif"].map { Signature(.picture, at: 4, "ftyp\($0)") }

    private static func content(ofText text: String) -> PassContent {
        if text.unicodeScalars.contains(where: { $0.value < 0x09 }) { return .other }
        let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        let lower = start.prefix(4_096).lowercased()
        if lower.hasPrefix("begin:vcalendar") { return .calendar }
        if lower.hasPrefix("{") || lower.hasPrefix("[") { return .json }
        if lower.hasPrefix("<") { return .page }
        return isMail(lower) ? .mail : .text
    }

    /// Whether a text begins with the fields of a mail (RFC 5322), of which some are usual.
    ///
    /// Passes have "From:", "To:" and "Date:" too, so there must be an address or another field.
    private static func isMail(_ text: String) -> Bool {
        let usual = ["from", "to", "date", "subject", "received", "return-path", "mime-version"]
        let shared: Set = ["from", "to", "date"]
        let lines = text.split(whereSeparator: \.isNewline)
            .drop { $0.hasPrefix("from ") }  // the first line of an mbox
        var names = 0
        var isTelling = false
        for line in lines {
            if line.first == " " || line.first == "\t" { continue }
            guard let colon = line.firstIndex(of: ":"), !line[..<colon].contains(" ") else { break }
            let name = String(line[..<colon])
            guard usual.contains(name) else { continue }
            names += 1
            if !shared.contains(name) || line.contains("@") { isTelling = true }
        }
        return names >= 2 && isTelling
    }
}
