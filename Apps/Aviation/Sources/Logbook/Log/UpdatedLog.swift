package import FeatureKit
import RecordStore
import SectionEssentials

/// The log with what others say of near flights, which is not written to it.
///
/// Each flight is looked up at most every ten minutes, however often the log is read.
package struct UpdatedLog: LogInput {
    let log: any LogInput
    let entries: LogService
    let near: NearFlights
    let answers: FeatureMemory

    /// The time between two look-ups of a flight, in seconds.
    static let interval: Double = 600

    /// Creates the log.
    ///
    /// - Parameters:
    ///   - log: the log as it is written.
    ///   - entries: finds what is known of changed flights.
    ///   - near: looks flights up.
    ///   - answers: keeps the answers from one load to the next.
    package init(
        log: any LogInput, entries: LogService, near: NearFlights, answers: FeatureMemory
    ) {
        self.log = log
        self.entries = entries
        self.near = near
        self.answers = answers
    }

    package func log() async throws(LogError) -> Log {
        var log = try await log.log()
        if log.isMadeUp { return log }
        let result = await updates(of: log.entries)
        log.warnings += result.warnings + result.remarks
        log.changes = result.updates.compactMap { $0.new.notice(since: $0.old) }
        if result.updates.isEmpty { return log }
        let changed = result.updates.map { update in
            Revised(
                id: update.id, record: update.new, revision: update.revision, changedAt: near.now)
        }
        let updated = Dictionary(
            await entries.entries(of: changed).entries.map { ($0.id, $0) }
        ) { first, _ in first }
        log.entries = log.entries.map { updated[$0.id] ?? $0 }
        return log
    }

    private func updates(of entries: [LogEntry]) async -> NearUpdates {
        var result = NearUpdates()
        var kept: [RecordID: Answer] = [:]
        let known = answers.value(of: [RecordID: Answer].self) ?? [:]
        for entry in entries where near.isNear(entry.flight) {
            let flight = Revised(
                id: entry.id, record: entry.record, revision: entry.revision, changedAt: near.now)
            var answer = known[entry.id].flatMap {
                $0.isValid(for: flight, at: near.now) ? $0 : nil
            }
            if answer == nil {
                answer = Answer(
                    flight: flight.record, at: near.now,
                    lookUp: await near.answer(about: flight.record))
            }
            kept[entry.id] = answer
            if let answer { result.add(answer.lookUp, about: flight) }
        }
        answers.keep(kept)
        return result
    }

    /// What others have said of a flight.
    private struct Answer {
        let flight: LoggedFlight
        let at: Date
        let lookUp: FlightLookUp

        /// Whether it is young enough, and is about the flight as it is in the log.
        func isValid(for stored: Revised<LoggedFlight>, at now: Date) -> Bool {
            stored.record == flight && now.timeIntervalSince(at) < UpdatedLog.interval
        }
    }
}
