import Logbook
import SectionKit

/// The options of the feature.
enum TripChangesOptions {
    static let new = SectionOption<TripName>(
        operand: "trip", placeholder: "NAME", summary: "its name",
        accepts: "a name", example: "'Iceland'", parse: TripName.init)

    static let flights = names("flights", "the flights that belong to it")

    static let addedFlights = names(
        "flights", "the flights to add; by default those of its days that are in no trip"
    ).asShorthand

    static let without = names("without", "the flights to take out").asShorthand

    static let exactly = names(
        "exactly", "the flights that belong to it, and no others of your log"
    ).titled("Flights")

    static let files = SectionOption<[String]>(
        files: "files", placeholder: "FILE...", summary: "photos: JPEG, PNG, WebP, HEIC and others",
        example: "falls.jpg", kind: .picture)

    static let entry = SectionOption<TripEntryName>(
        "entry", placeholder: "ENTRY",
        summary: "the entry: the name of its trip with its date, or its ID",
        accepts: "the name of a trip with a date, or an ID", example: "'Iceland 2024-06-12'",
        parse: TripEntryName.init
    ).suggesting(TripEntryName.operand.description.suggestions)

    /// The fields of a trip that it has already.
    static let edited = [RecordField<Trip>.name] + RecordField<Trip>.all

    private static func names(
        _ name: String, _ summary: String
    ) -> SectionOption<[LoggedFlightName]> {
        SectionOption(
            name, placeholder: "FLIGHTS", summary: summary,
            accepts: "numbers, routes or IDs of flights, perhaps with dates, separated by commas",
            example: "'LH400 2024-06-14,LH401'"
        ) { text in
            // Nothing is none of them, other than without the option.
            if text.isEmpty { return [] }
            let names = text.split(separator: ",", omittingEmptySubsequences: false)
                .map { LoggedFlightName(String($0)) }
            let known = names.compactMap(\.self)
            return known.count == names.count ? known : nil
        }.asList.suggesting(.rows(of: "list"))
    }
}
