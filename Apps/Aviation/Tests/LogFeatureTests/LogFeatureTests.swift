import FeatureKit
import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionKit
import Testing

@testable import LogFeature

/// The list from the records to the blocks; only the store and the tables are samples.
@Suite struct LogFeatureTests {
    @Test(
        arguments: [
            ([:], ["a4", "a5", "a6", "a2", "a1", "a7", "a3"]),
            (["search": "new york lufthansa"], ["a6", "a2", "a1"]),
            (["search": "wing"], ["a1"]), (["search": "ua8840"], ["a2"]),
            (["search": "d-aima"], ["a1"]), (["search": "airbus"], ["a1"]),
            (["year": "2009,2022"], ["a7", "a3"]), (["from": "berlin"], ["a3"]),
            (["airport": "BER,EDDT"], ["a4", "a3"]), (["to": "LHR"], ["a5", "a3"]),
            (["from": "FRA", "to": "new york"], ["a1"]),
            (["airline": "IB"], ["a4", "a7"]), (["airline": "iberia airlines"], ["a4", "a7"]),
            (["status": "cancelled,delayed"], ["a4", "a6"]), (["planned": ""], ["a4", "a5"]),
            (["flown": ""], ["a2", "a1", "a7", "a3"]),
            (["sort": "date"], ["a5", "a4", "a6", "a2", "a1", "a7", "a3"]),
            (["sort": "date", "order": "asc"], ["a3", "a7", "a1", "a2", "a6", "a4", "a5"]),
            (["order": "asc", "limit": "2"], ["a3", "a7"]),
            (["sort": "distance", "limit": "3"], ["a6", "a2", "a1"]),
            (["sort": "duration", "limit": "1"], ["a1"]),
            (["sort": "status"], ["a4", "a5", "a2", "a1", "a7", "a3", "a6"]),
            (["limit": "2", "offset": "1"], ["a5", "a6"]), (["search": "mars"], []),
        ] as [([String: String], [String])])
    func `the list shows the flights that match the query, in its order`(
        options: [String: String], ids: [String]
    ) async throws {
        let shown = await (try Self.section(options)).loaded()

        #expect(shown.state.content?.table?.cells("id") == ids.map(Cell.text))
        #expect(shown.warnings == [])
    }

    @Test(
        arguments: [
            ([:], "7 flights, those of today and planned ones first."),
            (["flown": ""], "4 of 7 flights, newest first."),
            (["limit": "2", "sort": "distance"], "Showing 1–2 of 7 flights, longest first."),
            (["search": "mars"], "None of the 7 flights matches."),
        ] as [([String: String], String)])
    func `a sentence counts the flights`(options: [String: String], words: String) async throws {
        let shown = await (try Self.section(options)).loaded()

        #expect(shown.state.content?.text == words)
    }

    @Test func `dates are as precise as they were written down`() async throws {
        let shown = await (try Self.section(["sort": "date"])).loaded()

        let table = try #require(shown.state.content?.table)
        #expect(
            table.cells("date_precision")
                == ["day", "minute", "month", "minute", "minute", "minute", "year"].map(Cell.text))
        #expect(table.cells("date").last == .date(orUnknown: PreciseDate("2009")))
    }

    @Test func `an empty log is a made-up one that says so, and its rows can only be shown`()
        async throws
    {
        let shown = await (try Self.section([:], SampleLog([:]))).loaded()

        let content = try #require(shown.state.content)
        #expect(content.text.contains("Your log is empty, so this is a made-up one."))
        #expect(content.table?.isMadeUp == true)
        #expect(shown.source?.summary == "a made-up log.")
    }

    @Test func `a log that cannot be read is an error with what to do`() async throws {
        let log = SampleLog()
        log.store.fail(with: .nothingToUndo)

        let shown = await (try Self.section([:], log)).loaded()

        #expect(
            shown.state.error?.message
                == "The log could not be loaded: there is no change to undo.")
    }

    @Test func `a changed gate is announced while the list is watched`() throws {
        func list(_ gate: String) -> LogList {
            LogList(
                Log([
                    .sample("a", "LH1", from: "FRA", "2025-06-15", to: "LHR") {
                        $0.departure.gate = gate
                    }
                ]), query: LogQuery(), now: LogEntry.sampleNow)
        }
        var section = try Self.section([:])
        #expect(section.refreshInterval(for: list("1")) == nil)
        section.isWatched = true

        #expect(section.refreshInterval(for: list("1")) == .seconds(60))
        #expect(
            section.notices(of: list("2"), since: list("1")) == ["LH1 FRA–LHR: gate 2 (was 1)."])
    }

    @Test func `flights of several lists are filtered by their own airports`() throws {
        // Each has its own list, in which its airports have the same places.
        let log = Log([
            .sample("a", "LH1", from: "FRA", "2025-06-15", to: "LHR"),
            .sample("b", "LH2", from: "JFK", "2025-06-14", to: "MUC"),
            .sample("c", "LH3", from: "FRA", "2025-06-13", to: "JFK"),
        ])
        let query = LogQuery(selection: FlightSelection(airport: ["JFK"]))

        let list = LogList(log, query: query, now: LogEntry.sampleNow)

        #expect(list.entries.map(\.id.text) == ["b", "c"])
    }

    @Test func `what others say is above the list, with how to keep it`() throws {
        var log = Log()
        log.changes = ["LH1 FRA–LHR: gate 2.", "LH2 FRA–LHR: gate 3."]

        let list = LogList(log, query: LogQuery(), now: LogEntry.sampleNow)

        let notice = try #require(list.changed)
        #expect(
            notice
                == "LH1 FRA–LHR: gate 2. LH2 FRA–LHR: gate 3. Run 'flight-log refresh' to keep this."
        )
        #expect(
            try Self.section([:]).body(for: list).contains(
                .notice(Notice(.info, InlineText(notice)))))
    }

    @Test func `planned and flown cannot be asked for together`() {
        #expect(throws: UsageError.self) { try Self.section(["planned": "", "flown": ""]) }
    }

    @Test(arguments: [GoldenFormat.terminal80, .terminal40, .markdown, .html, .json, .csv])
    func `the output matches the golden files`(format: GoldenFormat) async throws {
        let text = format.text(of: await (try Self.section([:])).loaded())

        try Golden.verify(text, "list.\(format.fileExtension)")
    }

    static func section(
        _ options: [String: String], _ log: SampleLog = SampleLog()
    ) throws -> LogSection {
        LogSection(
            query: try LogQuery(OptionValues(options)),
            presenter: Presenter(
                "The log", from: LogInteractor(log: log.service, now: SampleLog.now)))
    }
}
