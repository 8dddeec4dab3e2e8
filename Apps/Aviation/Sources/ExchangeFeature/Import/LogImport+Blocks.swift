import LogFiles
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

extension LogImport {
    /// What the import would do, as a clause.
    var summary: String {
        let words = [
            added.isEmpty ? nil : "import \(added.count.counted("flight", "flights"))",
            completed.isEmpty
                ? nil : "complete \(completed.count.counted("flight", "flights"))",
        ].compactMap(\.self)
        return words.isEmpty ? "import nothing" : words.joined(separator: " and ")
    }

    /// What the import would add, and what it would leave out.
    var planBlocks: [Block] {
        var blocks = [Block.facts(facts)] + notices
        if choice == .refuse, !duplicates.isEmpty {
            blocks.append(
                .notice(
                    Notice(
                        .warning,
                        InlineText(
                            "Nothing is imported until you say what to do with the possible "
                                + "duplicates: --duplicates skip, --duplicates complete or "
                                + "--duplicates add."))))
        }
        if !duplicates.isEmpty {
            blocks += [.heading("Possible duplicates"), .table(duplicateTable)]
        }
        blocks += completedBlocks + doubtfulBlocks + unreadBlocks
        if !added.isEmpty { blocks += [.heading("New flights"), .table(newTable)] }
        return blocks
    }

    /// What the import has done.
    var resultBlocks: [Block] {
        let sentence =
            added.isEmpty && completed.isEmpty
            ? "Nothing was imported."
            : [
                added.isEmpty
                    ? nil : "\(added.count.counted("flight is", "flights are")) in your log now.",
                completed.isEmpty
                    ? nil
                    : "\(completed.count.counted("flight was", "flights were")) completed.",
                completed.isEmpty
                    ? "'flight-log undo' takes all of them back."
                    : "'flight-log undo' takes all of it back.",
            ].compactMap(\.self).separated(by: " ")
        var blocks = [Block.paragraph(InlineText(sentence)), .facts(facts)] + notices
        if choice == .skip || choice == .complete, !duplicates.isEmpty {
            blocks += [.heading("Left out as possible duplicates"), .table(duplicateTable)]
        }
        return blocks + completedBlocks + doubtfulBlocks + unreadBlocks
    }

    private var facts: [Fact] {
        [
            Fact("format", "Format", .text(file.format.name)),
            Fact("rows", "Rows", .integer(file.rowCount)),
            Fact("added", "Added", .integer(added.count)),
            .people("Distance", .measure(Measure(distance / 1000, .kilometre, digits: 0))),
            .machines("distance_m", .integer(Int(clamping: distance.rounded()))),
            Fact("completed", "Completed", .integer(completed.count)),
            Fact("known", "In your log already", .integer(knownCount)),
            Fact("possible_duplicates", "Possible duplicates", .integer(duplicates.count)),
            Fact("of_others", "Flights of others", .integer(file.othersCount)),
            Fact("not_understood", "Not understood", .integer(file.unreadCount)),
        ]
    }

    private var notices: [Block] {
        var words: [String] = []
        if changedCount > 0 {
            words.append(
                "\(changedCount.counted("flight of the file was", "flights of the file were")) "
                    + "imported before and changed since; the log stays as it is. "
                    + "'flight-log compare FILE' shows the differences.")
        }
        if !names.codes.isEmpty {
            let found = names.codes.keys.sorted().map { name in
                "\(name.quoted) is \(names.codes[name] ?? "")"
            }
            let more = found.count > 12 ? ", and \(found.count - 12) more" : ""
            let shown = Array(found.prefix(12)).separated(by: ", ")
            words.append("Airports were found by their names: \(shown)\(more).")
        }
        for question in names.questions.prefix(5) {
            words.append("\(question). Write the code of the airport into the file.")
        }
        if !unknownAirports.isEmpty {
            let shown = unknownAirports.prefix(8).map(\.quoted)
            let more = unknownAirports.count - shown.count
            words.append(
                "\(unknownAirports.count.counted("airport is", "airports are")) not known: "
                    + shown.separated(by: ", ") + (more > 0 ? " and \(more) more" : "")
                    + ". 'flight-log airports --all' looks for them in a larger table, and "
                    + "'flight-log airports add CODE' describes one.")
        }
        if file.othersCount > 0 { words.append("Flights of other people are left out.") }
        if file.passedOver.count > 0 { words.append("Not flights: \(file.passedOver.words).") }
        let cancelled = added.count { $0.flight.status == .cancelled }
        if cancelled > 0 {
            words.append(
                "\(cancelled.counted("flight was", "flights were")) cancelled, and "
                    + "\(cancelled == 1 ? "does" : "do") not count as flown.")
        }
        if duplicates.contains(where: { $0.flight.flight.status == .cancelled }) {
            words.append(
                "Some of the possible duplicates were cancelled; 'flight-log scan FILE' marks those "
                    + "of a calendar in your log.")
        }
        if let lost = file.format.notImported { words.append("Not imported: \(lost).") }
        if let columns = file.leftOut.columnWords { words.append("Not imported: \(columns).") }
        var blocks = words.map { Block.notice(Notice(.info, InlineText($0))) }
        if let values = file.leftOut.valueWords {
            blocks.append(.notice(Notice(.warning, InlineText(values))))
        }
        return blocks
    }

    private var unreadBlocks: [Block] {
        guard file.unreadCount > 0 else { return [] }
        var blocks: [Block] = [.heading("Not understood"), .table(unreadTable)]
        let hidden = file.unreadCount - file.unread.count
        if hidden > 0 {
            blocks.append(
                .notice(
                    Notice(
                        .info, InlineText("\(hidden.counted("more is", "more are")) not listed.")))
            )
        }
        return blocks
    }

    private var unreadTable: Table {
        Table(
            key: "unread", of: file.unread,
            columns: [
                TableColumn(Column("place", "Where")) { .text($0.place.words) },
                TableColumn(Column("reason", "Why")) { .text($0.flaw.reason) },
                TableColumn(Column("text", "Row", priority: 1)) { .text($0.text) },
            ])
    }

    private var newTable: Table {
        Table(
            key: "flights", of: added,
            columns: [
                TableColumn(Column("place", "Where", priority: 2)) { .text($0.place.words) }
            ] + TableColumn<LoggedFlight>.route.map { $0.of(\.flight) } + [
                TableColumn(Column("airline", "Airline")) {
                    .text(orUnknown: $0.airline?.words)
                }
            ])
    }

    private var duplicateTable: Table {
        Table(
            key: "duplicates", of: duplicates,
            columns: [
                TableColumn(Column("place", "Where")) { .text($0.flight.place.words) }
            ] + TableColumn<LoggedFlight>.route.map { $0.of(\.flight.flight) } + [
                TableColumn(Column("known_date", "In your log")) {
                    .text(orUnknown: $0.known.record.date?.text.dateWords)
                },
                TableColumn(Column("known_number", "Flight")) {
                    .text(orUnknown: $0.known.record.number)
                },
                TableColumn(Column("known_route", "Route")) { .text($0.known.record.route) },
                TableColumn(.machines("known_id")) { .text($0.known.id.text) },
            ])
    }
}
