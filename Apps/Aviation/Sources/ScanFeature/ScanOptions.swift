import Logbook
import SectionKit

/// The options of the commands.
enum ScanOptions {
    static let files = SectionOption<[String]>(
        files: "files", placeholder: "FILE...",
        summary:
            "passes, pictures, PDF files, texts, mails, calendars, folders, or the text of a bar code;"
            + " - is standard input, clipboard what was copied",
        example: "pass.pkpass", kind: passes)

    /// The files that a shell offers as passes.
    private static let passes = FileKind.extensions(
        ["pkpass", "pkpasses", "pdf"] + FileKind.pictureExtensions + ["eml", "ics", "txt"])

    static let year = SectionOption<Int>(
        "year", placeholder: "YEAR",
        summary: "the year of the flights, which bar codes do not have", in: 1950...2100,
        example: 2026)

    static let set = SectionOption<String>(
        "set", placeholder: "FIELD=VALUE",
        summary: "correct a value; 2.seat=14A is that of the second flight",
        accepts: "a field of a flight and its value", example: "seat=14A",
        suggestions: .words { PassCorrection.fields.map { "\($0)=" } }
    ) { $0.contains("=") ? $0 : nil }.asList

    static let passenger = SectionOption<String>(
        "passenger", placeholder: "NAME", summary: "which passenger you are, if there are several",
        accepts: "a name, or a part of it", example: "'Ada Example'"
    ) { $0.isEmpty ? nil : $0 }

    static let new = SectionOption<Bool>(
        "new", summary: "add flights that may be in your log as others")

    /// A flight of a file, such as `pass.pdf#2`.
    static let pass = SectionOption<PassName>(
        operand: "pass", placeholder: "PASS",
        summary: "a file, or one of its flights, such as pass.pdf#2",
        accepts: "the name of a file, perhaps with the number of a flight", example: "pass.pdf#2",
        parse: PassName.init
    ).suggesting(.files(passes))
}

/// A file, a folder or a text, and the number of one of its flights.
struct PassName: Equatable, Sendable {
    let name: String

    /// The number, from 1; the first flight if it was not given.
    let number: Int

    /// Reads a name, such as `pass.pdf` or `pass.pdf#2`; nil if it is empty.
    init?(_ text: String) {
        if text.isEmpty { return nil }
        guard let sign = text.lastIndex(of: "#"), sign != text.startIndex,
            let number = Int(text[text.index(after: sign)...]), number > 0
        else {
            (name, number) = (text, 1)
            return
        }
        (name, self.number) = (String(text[..<sign]), number)
    }
}
