import FeatureTesting
import Geodesy
import LogFiles
import Logbook
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ExchangeFeature

/// A file with one flight.
struct LogFileSpy: LogFileInput {
    func read(
        _ path: String, _ hints: LogFileHints
    ) async throws(ExchangeError) -> ReadLog {
        let text = "Date,From,To,Flight_Number\n2024-06-14,LHR,JFK,BA117\n"
        do throws(LogFileError) {
            let file = try LogFile.read(Body(Data(text.utf8)))
            return ReadLog(
                file: file,
                flights: [ReadFlight(flight: .sample(), place: .line(2), id: nil)],
                airports: FoundAirports(), warnings: [])
        } catch {
            throw .file(path, error)
        }
    }
}

extension LogFileSpy {
    func read(
        _ body: Body, named path: String, _ hints: LogFileHints
    ) async throws(ExchangeError) -> ReadLog {
        try await read(path, hints)
    }
}

/// No airports.
struct NoAirports: LogAirportsInput {
    func airports(_ codes: Set<String>) async -> FoundAirports { FoundAirports() }
}

@Suite struct LayersTests {
    @Test func `each flight of the log matches at most one of the file`() throws {
        let known = try ["a", "b"].map { id in
            Revised(
                id: try #require(RecordID(id)), record: LoggedFlight.sample(), revision: 1,
                changedAt: LogDependencies.now)
        }
        let read = ReadFlight(flight: .sample(), place: .line(1), id: nil)
        let other = ReadFlight(flight: .sample("X1"), place: .line(1), id: nil)
        let matcher = FlightMatcher(log: known, airports: FoundAirports())

        #expect(matcher.matches(of: [read, read, read]) == [.same(0), .same(1), .none])
        #expect(matcher.matches(of: [other, read]) == [.similar(1), .same(0)])
        #expect(matcher.matches(of: [other, other, other]) == [.similar(0), .similar(1), .none])
    }

    @Test func `building asks nothing, and a plan changes nothing`() async throws {
        let values = ["file": "a.csv"]
        let recipe = try #require(ExchangeBuilder.actions.first { $0.name == "import" })
        let check = ActionCheck<LogDependencies, RecordStoreSpy<LoggedFlight>>(
            recipe, values, asked: { $0.calls.count },
            changes: { $0.calls.count { if case .commit = $0 { true } else { false } } }
        ) { store in
            .sample(
                store, FilesSpy(["a.csv": "Date,From,To,Flight_Number\n2024-06-14,LHR,JFK,BA117\n"])
            )
        }

        #expect(try await check.broken(on: RecordStoreSpy<LoggedFlight>()) == [])
    }
}
