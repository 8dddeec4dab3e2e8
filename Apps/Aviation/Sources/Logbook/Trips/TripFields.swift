import SectionKit

/// What a person changes of a trip or of an entry.
package typealias TripChange = RecordChange<Trip>
package typealias TripEntryChange = RecordChange<TripEntry>

extension RecordField<Trip> {
    /// All fields of a trip, in the order of help and of forms; a photo is the name of a kept one, or
    /// the path of a file.
    package static let all = [
        RecordField(
            TripText.option("destination", "PLACE", "where it goes", "Iceland"), \.destination),
        RecordField(TripText.day("start", "the first day", "2024-06-10"), \.start),
        RecordField(TripText.day("end", "the last day", "2024-06-24"), \.end),
        RecordField(
            TripText.option("cover", "FILE", "the photo that stands for it", "falls.jpg")
                .suggesting(.files(.picture)), \.cover),
        RecordField(
            TripText.option("picture", "FILE", "a photo of the destination", "map.png")
                .suggesting(.files(.picture)), \.picture),
        RecordField(
            TripText.option(
                "note", "TEXT", "a note of your own", "'with Ana and Luka'",
                parse: TripText.paragraphs
            ).asParagraphs, \.note),
    ]

    /// The name, as an option of a trip that has one already.
    package static let name = RecordField(
        needed: TripText.option("name", "NAME", "its name", "'Iceland again'"), \.name)
}

extension RecordField<TripEntry> {
    /// All fields of an entry, in the order of help and of forms.
    package static let all = [
        RecordField(
            SectionOption(
                "date", placeholder: "DATE", summary: "the day, perhaps with the time there",
                accepts: "a date, perhaps with a time", example: "2024-06-12",
                parse: TripEntry.date), \.date),
        RecordField(TripText.option("place", "PLACE", "where it was", "Vík"), \.place),
        RecordField(
            SectionOption(
                "position", placeholder: "LAT,LON", summary: "where that is, in degrees",
                accepts: "a latitude and a longitude in degrees", example: "63.42,-19.01",
                parse: PositionText.init), \.positionText),
        RecordField(
            TripText.option(
                "text", "TEXT", "what you write about it", "'Puffins!'", parse: TripText.paragraphs
            ).asParagraphs, \.text),
        RecordField(
            SectionOption(
                "photos", placeholder: "FILES",
                summary: "all its photos",
                accepts: "files, or names of photos, separated by commas",
                example: "falls.jpg,puffin.jpg", suggestions: .files(.picture),
                parse: PhotoTexts.init
            ).asList, \.photoTexts),
    ]
}

extension TripEntry {
    /// Reads a day, perhaps with a time.
    @Sendable fileprivate static func date(_ text: String) -> LocalDateTime? {
        LocalDateTime(text[...].trimmed).flatMap {
            $0.precision == .day || $0.precision == .minute ? $0 : nil
        }
    }

    fileprivate var positionText: PositionText? {
        get { position.map(PositionText.init) }
        set { position = newValue?.coordinate }
    }

    fileprivate var photoTexts: PhotoTexts? {
        get { photos.isEmpty ? nil : PhotoTexts(photos) }
        set { photos = newValue?.texts ?? [] }
    }
}

/// The options of trips and entries that are texts and days.
private enum TripText {
    static func option(
        _ name: String, _ placeholder: String, _ summary: String, _ example: String,
        parse: @escaping @Sendable (String) -> String? = { $0[...].trimmed.typed }
    ) -> SectionOption<String> {
        SectionOption(
            name, placeholder: placeholder, summary: summary, accepts: "a text", example: example,
            parse: parse)
    }

    /// Reads a text of several lines, of which some in the middle may be blank; nil if all are.
    @Sendable static func paragraphs(_ text: String) -> String? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.trimmed.typed ?? "" }
        guard let first = lines.firstIndex(where: { !$0.isEmpty }),
            let last = lines.lastIndex(where: { !$0.isEmpty })
        else { return nil }
        return lines[first...last].joined(separator: "\n")
    }

    static func day(
        _ name: String, _ summary: String, _ example: String
    ) -> SectionOption<LocalDateTime> {
        SectionOption(
            name, placeholder: "DATE", summary: "\(summary), as far as it is known",
            accepts: "a date, a month or a year", example: example, parse: LocalDateTime.date)
    }
}

/// Photos as a person gives them, and as a form shows them: names of kept photos, and paths of files.
package struct PhotoTexts: LosslessStringConvertible, Equatable, Sendable {
    package let texts: [String]

    package init(_ texts: [String]) {
        self.texts = texts
    }

    /// Reads texts between commas; nil if one is empty.
    package init?(_ text: String) {
        texts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        if texts.contains("") { return nil }
    }

    package var description: String { texts.joined(separator: ",") }
}
