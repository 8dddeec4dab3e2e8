import FeatureTesting
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ExchangeFeature

/// Exporting, from the store to the file.
@Suite struct ExportTests {
    @Test func `an export that is imported into an empty log is exported to the same bytes`()
        async throws
    {
        var late = LoggedFlight.sample(nil, "2006-02", from: "XXA")
        late.note = "a\u{1B}\"b\u{202E}"
        late.origin = "flighty:1"
        let files = FilesSpy()
        _ = try await LogDependencies.sample(.log(.sample(), late), files)
            .shown("export", ["file": "a.json"])
        let empty = LogDependencies.sample(RecordStoreSpy(), files)

        _ = try await empty.shown("import", ["file": "a.json"])
        let shown = try await empty.shown("export", ["file": "b.json"])

        #expect(files["a.json"]?.contains("\"id\": \"b\"") == true)
        #expect(files["a.json"] == files["b.json"])
        #expect(shown.state.content?.text.hasPrefix("The log is written.") == true)
    }

    @Test(arguments: ["openflights", "flightradar24", "airtrail", "csv", "icalendar", "geojson"])
    func `each export says what it has and what it cannot hold`(format: String) async throws {
        let files = FilesSpy()

        let shown = try await LogDependencies.sample(.log(.sample()), files)
            .shown("export", ["file": "a", "as": format])

        let text = try #require(shown.state.content?.text)
        #expect(text.contains("The export has all flights"))
        #expect(text.contains("The format cannot hold"))
        #expect(files["a"]?.isEmpty == false)
    }

    @Test func `what a format cannot hold is listed flight by flight`() async throws {
        var flight = LoggedFlight.sample(arrival: "2024-06-14T13:00")
        flight.departure.actual = LocalDateTime("2024-06-14T10:20")
        flight.arrival.actual = LocalDateTime("2024-06-14T13:10")
        flight.bookingCode = "X7K2PQ"
        var cancelled = LoggedFlight.sample("BA1", "2024-07-01")
        cancelled.status = .cancelled
        let whole = LoggedFlight.sample("BA2", "2024-07-02")

        let shown = try await LogDependencies.sample(.log(flight, cancelled, whole), FilesSpy())
            .shown("export", ["file": "a", "as": "flightradar24"])

        let tables = (shown.state.content ?? []).compactMap { block -> Table? in
            if case .table(let table) = block { table } else { nil }
        }
        let table = try #require(tables.first { $0.key == "losses" })
        let rows = table.rows.map { row in
            row.suffix(2).map { cell -> String? in
                if case .text(let text) = cell { text } else { nil }
            }
        }
        #expect(
            rows == [
                [
                    "Real departure, Real arrival, Booking code",
                    "Departure 2024-06-14 10:00 becomes 2024-06-14 10:20; "
                        + "Arrival 2024-06-14 13:00 becomes 2024-06-14 13:10",
                ], ["the flight, because it was cancelled", nil],
            ])
    }

    @Test func `an empty log is not exported, nor is the made-up one`() async throws {
        let files = FilesSpy()

        let shown = try await LogDependencies.sample(RecordStoreSpy(), files)
            .shown("export", ["file": "a.json"])

        #expect(
            shown.state.error?.message == "The log could not be exported: your log is empty.")
        #expect(files["a.json"] == nil)
    }

    @Test func `a name without a format, or of a file that exists, is refused`() async throws {
        let dependencies = LogDependencies.sample(.log(.sample()))

        let unknown = try await dependencies.shown("export", ["file": "a.foo"]).state.error
        #expect(unknown?.recovery.contains("--as") == true)
        let existing = try await dependencies.shown("export", ["file": #filePath, "as": "csv"])
        #expect(existing.state.error?.recovery == "Choose another name, or add --replace.")
        let replaced = try await dependencies.shown(
            "export", ["file": #filePath, "as": "csv", "replace": ""])
        #expect(replaced.state.error == nil)
    }

    @Test func `a file that cannot be written is an error`() async throws {
        let files = FilesSpy(error: UsageError("'a.json' cannot be written: full."))

        let shown = try await LogDependencies.sample(.log(.sample()), files)
            .shown("export", ["file": "a.json"])

        #expect(
            shown.state.error?.message
                == "The log could not be exported: 'a.json' cannot be written: full.")
    }
}
