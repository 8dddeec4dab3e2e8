/// Writes the dated rows of a report as the events of a calendar (iCalendar, RFC 5545).
///
/// The rows of tables that have ``EventColumns`` are events. All times are in UTC. There is no
/// METHOD, which would turn the events into invitations (section 3.7.2).
public struct CalendarSurface: Surface {
    private let ascii: Bool

    /// Creates a surface, which writes only ASCII if `ascii` is true.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// False: what failed is not there.
    public var namesFailures: Bool { false }

    /// Rejects reports in which no section has events.
    ///
    /// - Throws: ``SurfaceError`` if the report cannot have events.
    public func check(_ shape: ReportShape) throws(SurfaceError) {
        if shape.count(of: \.events).upperBound > 0 { return }
        if shape.isMissingContent { throw .nothingLoaded }
        let names = shape.sections.map(\.id).listed(by: "and")
        throw .unfit("a calendar holds events, but there are none in \(names)")
    }

    /// Writes the events of all sections; a row that two sections show is one event.
    ///
    /// - Throws: the error of the sink.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        let sections = report.sections.filter { !$0.eventTables.isEmpty }
        try write(head(of: report, sections), to: &sink)
        let stamp = CalendarLine("DTSTAMP", raw: report.generatedAt.calendarTime)
        let opening = CalendarLine.begin("VEVENT").text() + stamp.text()
        let closing = CalendarLine.end("VEVENT").text()
        var ids: Set<String> = []
        var buffer = TextBuffer()
        for events in sections.flatMap(\.events) {
            for row in events.table.rows {
                guard let event = events.event(for: row), ids.insert(event.id).inserted else {
                    continue
                }
                buffer.removeAll()
                buffer.append(opening)
                for line in event.lines { line.write(to: &buffer, ascii: ascii) }
                buffer.append(closing)
                try sink.write(buffer.text)
            }
        }
        if ids.isEmpty { try write(Self.timeZone, to: &sink) }
        try write([.end("VCALENDAR")], to: &sink)
    }

    private func write<Sink: TextSink>(
        _ lines: [CalendarLine],
        to sink: inout Sink
    ) throws(Sink.Failure) {
        for line in lines { try sink.write(line.text(ascii: ascii)) }
    }

    /// Counts the events whose day is unknown, and names the sections that have no events.
    public func notes(on report: Report) -> [String] {
        var notes: [String] = []
        let tables = report.sections.flatMap(\.events)
        // A row that two sections show is one event.
        if !tables.allSatisfy(\.areDated) {
            var dated: [String: Bool] = [:]
            for events in tables { events.addIDs(to: &dated) }
            let undated = dated.values.count { !$0 }
            if undated > 0 {
                notes.append(
                    "the calendar leaves out \(undated) of \(dated.count) events"
                        + " because their day is unknown.")
            }
        }
        let hasTables = report.sections.contains { !$0.eventTables.isEmpty }
        if hasTables, tables.allSatisfy(\.table.rows.isEmpty) {
            notes.append("the calendar has no events.")
        }
        let others = report.sections.filter { $0.isLoaded && $0.eventTables.isEmpty }.map(\.id)
        if !others.isEmpty {
            let names = others.listed(by: "and")
            notes.append("the calendar leaves out \(names), where there are no events.")
        }
        return notes
    }

    private func head(of report: Report, _ sections: [SectionSnapshot]) -> [CalendarLine] {
        let section = sections.count == 1 ? sections.first : nil
        let name = [report.title, section?.title].compactMap(\.self).joined(separator: ": ")
        return [
            .begin("VCALENDAR"),
            CalendarLine("VERSION", raw: "2.0"),
            CalendarLine("PRODID", "-//SectionKit//\(report.title)//EN"),
            CalendarLine("CALSCALE", raw: "GREGORIAN"),
            // Not in the standard, but calendars show them as the name and the description.
            CalendarLine("X-WR-CALNAME", name),
            CalendarLine("X-WR-CALDESC", report.description(of: report.source.description)),
        ]
    }

    /// The component of a calendar without events, which must not be empty (section 3.6).
    private static let timeZone: [CalendarLine] = [
        .begin("VTIMEZONE"), CalendarLine("TZID", raw: "UTC"),
        .begin("STANDARD"), CalendarLine("DTSTART", raw: "19700101T000000"),
        CalendarLine("TZOFFSETFROM", raw: "+0000"), CalendarLine("TZOFFSETTO", raw: "+0000"),
        .end("STANDARD"), .end("VTIMEZONE"),
    ]
}

extension SectionSnapshot {
    /// The tables whose rows are events, also those that CSV leaves out for a record.
    fileprivate var eventTables: [Table] {
        blocks.standard.compactMap(\.table).filter { $0.events != nil }
    }

    /// The events of the tables, without those of tables that lack the column of the date.
    fileprivate var events: [CalendarEvents] {
        eventTables.compactMap(CalendarEvents.init)
    }
}
