import Logbook
import RecordStore
import SectionKit

/// One trip with what belongs to it.
struct TripResult: Equatable, Sendable {
    let trip: LoggedTrip

    /// Whether it is made up, and the notice that says so.
    let isMadeUp: Bool
    let notice: String?

    /// The warnings about records and photos, in plain sentences.
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool
}

extension TripResult {
    /// That flights are no longer in the log; nil if all are.
    var missing: String? {
        trip.missingCount == 0
            ? nil
            : trip.missingCount.counted("flight", "flights")
                + " of this trip \(trip.missingCount == 1 ? "is" : "are") no longer in your log."
    }
}

extension TripResult {
    /// The content of the section, as a person tells it: what was written and the photos of each day.
    ///
    /// Then come the map, and the facts and tables.
    func blocks(_ photos: any PhotosInput) -> [Block] {
        let facts = trip.facts
        var blocks: [Block] = [notice, missing, trip.suggestion].compactMap(\.self)
            .map { .notice(Notice(.info, InlineText($0))) }
        blocks.append(.paragraph(InlineText(sentence)))
        blocks += trip.trip.note.paragraphs
        blocks += pictures(photos)
        for entry in trip.entries where entry.record.hasContent {
            blocks += entry.record.blocks(photos)
        }
        if let map = trip.map { blocks.append(.map(map)) }
        blocks += [
            .facts(
                facts.map { fact in
                    // What was written and the name are above.
                    let isAbove = fact.key == "note" || fact.key == "name"
                    return isAbove ? .machines(fact.key, fact.value, keys: fact.keys) : fact
                }),
            .table(Table(recordOf: facts, events: .trips)),
        ]
        // Formats for machines have the tables even if they are empty.
        if !trip.flights.isEmpty { blocks.append(.heading("Flights")) }
        blocks.append(.table(flightTable))
        if !trip.entries.isEmpty { blocks.append(.heading("Entries")) }
        blocks.append(.table(entryTable(photos)))
        return blocks
    }

    /// The trip in a sentence.
    ///
    /// It says what its title does not, such as "Iceland: 15 days in Reykjavík and Vík, with 4
    /// flights."
    private var sentence: String {
        let name = trip.trip.name
        let place = trip.trip.destination.flatMap { $0 == name ? nil : "in \($0)" }
        let days = trip.trip.dayCount.map { $0.counted("day", "days") }
        let time = [days, place].compactMap(\.self).joined(separator: " ").nonBlank
        let cancelled = trip.flights.count { $0.status == .cancelled }
        let flights =
            trip.flights.isEmpty
            ? nil
            : "with \(trip.flights.count.counted("flight", "flights"))"
                + (cancelled == 0 ? "" : ", \(cancelled) of them cancelled")
        let words = [time, flights].compactMap(\.self).joined(separator: ", ").nonBlank
        return "\(name): \(words ?? trip.trip.dates ?? "no dates and no flights yet")."
    }

    /// The cover, and the picture of the destination.
    private func pictures(_ photos: any PhotosInput) -> [Block] {
        let destination = trip.trip.destination ?? "The destination of \(trip.trip.name)"
        return [(trip.trip.cover, trip.trip.name), (trip.trip.picture, destination)]
            .compactMap { name, words in
                name.flatMap { Image(photo: $0, of: photos, alternative: words) }.map(Block.image)
            }
    }

    /// The flights of the trip; without `--personal`, what is for others leaves out seats and
    /// booking codes.
    private var flightTable: Table {
        Table(
            key: "flights", of: trip.flights, columns: TableColumn.ofTrip, titledBy: "number",
            events: .flights(details: ["airline", "aircraft", "status", "seat", "booking_code"]),
            identity: \.id.text, commands: ["show", "edit"]
        ).madeUp(isMadeUp)
    }

    /// The entries of the trip; what was written is above.
    private func entryTable(_ photos: any PhotosInput) -> Table {
        Table(
            key: "entries", of: trip.entries, columns: TableColumn.entries(of: trip.trip, photos),
            events: EventColumns(
                domain: "flight-log", id: "id", start: "date", title: "title", place: "place",
                details: ["text"]),
            identity: \.id.text,
            commands: ["entry edit", "entry remove"]
        ).madeUp(isMadeUp)
    }
}

extension TableColumn<LogEntry> {
    fileprivate static let ofTrip: [TableColumn] = ofPeople + ofMachines + places

    private static let ofPeople: [TableColumn] = [
        .date, .number, .from, .to, .airline, .distance, .duration, .status, .aircraft, .seat,
        .bookingCode,
    ]

    private static let ofMachines: [TableColumn] = [
        title, kilometres, departure.forMachines, arrival.forMachines, id.forMachines,
    ]
}
