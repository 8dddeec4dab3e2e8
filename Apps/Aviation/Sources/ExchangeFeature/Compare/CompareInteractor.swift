import FeatureKit
import LogFiles
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// The logs to compare.
struct ComparisonQuery: Equatable, Sendable {
    /// The file of one log.
    let first: String

    /// The file of the other; nil for the person's own log.
    let second: String?
}

/// Reads two logs, and finds in what they differ.
struct CompareInteractor: InteractorInput {
    let files: any LogFileInput
    let store: LogStore
    let airports: any LogAirportsInput

    func fetch(
        _ query: ComparisonQuery, reportingTo output: any ExchangeOutput<Comparison>
    ) async {
        await output.report { () throws(ExchangeError) in
            let read = try await files.read(query.first)
            let (log, known, warnings) = try await log(query.second)
            let matcher = FlightMatcher(
                log: log, airports: known.merging(read.airports))
            return Comparison(
                read.flights, matcher: matcher, names: [query.first, query.second ?? "your log"],
                warnings: warnings + read.unreadWarning(query.first) + read.warnings)
        }
    }

    /// The flights of a file, else those of the person, with their airports.
    private func log(
        _ path: String?
    ) async throws(ExchangeError) -> (
        [Revised<LoggedFlight>], FoundAirports, warnings: [String]
    ) {
        guard let path else {
            let log = try await store.logRecords()
            let codes = log.flatMap(\.record.airportCodes)
            return (log, await airports.airports(Set(codes)), [])
        }
        let read = try await files.read(path)
        let start = Date(timeIntervalSince1970: 0)
        let log = read.flights.enumerated().map { number, read in
            Revised(
                id: read.id ?? RecordID("flight-\(number + 1)") ?? RecordID(at: start),
                record: read.flight, revision: 1, changedAt: start)
        }
        return (log, read.airports, read.unreadWarning(path))
    }
}

extension ReadLog {
    /// A warning about rows that were not understood; empty if there are none.
    fileprivate func unreadWarning(_ path: String) -> [String] {
        guard file.unreadCount > 0 else { return [] }
        let rows = file.unreadCount.counted("row", "rows")
        return [
            "\(rows) of \(path) could not be understood; 'flight-log import FILE --dry-run' shows why."
        ]
    }
}
