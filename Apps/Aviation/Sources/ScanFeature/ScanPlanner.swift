import Flights
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// Makes flights of what was read, and finds them in the log.
struct ScanPlanner: Sendable {
    let entries: LogService
    let facts: any AircraftFactsInput
    let now: Date

    /// The values of a pass that count more than those of the log.
    private static let renewed: [PassField] = [
        .departs, .arrives, .departureTerminal, .departureGate, .arrivalTerminal, .arrivalGate,
        .seat, .cabin, .bookingCode, .status,
    ]

    /// Returns what saving would change.
    ///
    /// - Throws: `ScanError` for a correction of a flight that there is not.
    func plan(
        _ contents: PassFiles.Contents, _ query: ScanQuery, _ log: [LogEntry]
    ) async throws(ScanError) -> ScanPlan {
        var plan = ScanPlan(passes: contents.passes, failures: contents.failures)
        let numbers = try Self.numbers(contents.flights.count, query)
        var log = log
        for number in numbers {
            let corrections = query.corrections.filter { ($0.flight ?? number) == number }
            var flight = await flight(
                number, contents.flights[number - 1], corrections, query)
            if let entry = flight.entry {
                await settle(&flight, entry, corrections, query, &log)
            }
            plan.flights.append(flight)
        }
        for warning in contents.passes.flatMap(\.warnings)
        where !plan.warnings.contains(warning) && !plan.failures.contains(warning) {
            plan.warnings.append(warning)
        }
        return plan
    }

    /// The numbers of the flights that are meant.
    private static func numbers(
        _ count: Int, _ query: ScanQuery
    ) throws(ScanError) -> [Int] {
        let numbers = query.only.map { [$0] } ?? Array(1..<(count + 1))
        let named = query.corrections.compactMap(\.flight) + numbers
        if let missing = named.first(where: { $0 < 1 || $0 > count }) {
            throw .refused(
                "there is no flight \(missing)",
                recovery: "What was read has \(count.counted("flight", "flights")).")
        }
        if numbers.count > 1, let general = query.corrections.first(where: { $0.flight == nil }) {
            throw .refused(
                "\(count) flights were read, and --set \(general.field) does not say which it is",
                recovery: "Add its number, such as --set 1.\(general.field)=\(general.text).")
        }
        return numbers
    }

    /// Makes a flight of what was read and corrected, as if the log did not have it.
    private func flight(
        _ number: Int, _ found: FoundFlight, _ corrections: [PassCorrection], _ query: ScanQuery
    ) async -> ScannedFlight {
        var found = found
        if query.year != nil { found.settleYear() }
        let question = Self.choosePassenger(&found, number, corrections, query)
        for correction in corrections { found.add(correction) }
        let values = PassValues(found.leg)
        var flight = ScannedFlight(
            number: number, found: found, draft: FlightDraft(), outcome: .added,
            warnings: values.warnings)
        let isWallet = found.passes.contains { $0.kind == .walletPass }
        flight.draft.flight.source = isWallet ? .pkpass : .scan
        flight.draft.flight.codeShares = found.leg.codeShares
        flight.draft = FlightChange(steps: values.steps() + corrections.map(\.step))
            .applied(to: flight.draft)
        if let missing = flight.missing ?? question {
            flight.outcome = .unusable(.incomplete(missing))
        } else {
            await finish(&flight, as: RecordID(at: now), 1)
        }
        return flight
    }

    /// Keeps what belongs to one of several passengers; returns what to ask if nothing says which.
    private static func choosePassenger(
        _ found: inout FoundFlight, _ number: Int, _ corrections: [PassCorrection],
        _ query: ScanQuery
    ) -> String? {
        let leg = found.leg
        if let name = query.passenger, !leg.passengers.isEmpty, found.choose(passenger: name) {
            return nil
        }
        let isDecided = corrections.contains { $0.field == PassField.seat.rawValue }
        let seats = leg.openSeats
        if !leg.differingFields.isEmpty {
            found.leaveOutOwned()
            let names = leg.passengers.map { name in
                let values = [PassField.seat, .cabin].compactMap { leg.value($0, of: name) }
                return values.isEmpty ? name : "\(name) (\(values.separated(by: ", ")))"
            }
            return isDecided
                ? nil
                : "It has \(leg.passengers.count) passengers: \(names.listed(by: "and")). Say which "
                    + "one you are, such as --passenger '\(leg.passengers[0])'."
        }
        guard !seats.isEmpty else { return nil }
        found.leaveOutOwned()
        return isDecided
            ? nil
            : "It has the seats \(seats.listed(by: "and")). Give yours with "
                + "--set \(number).seat=\(seats[0])."
    }

    /// Makes the entry of a flight, or says why it cannot be.
    private func finish(_ flight: inout ScannedFlight, as id: RecordID, _ revision: Int) async {
        do throws(LogError) {
            do throws(LogError) {
                flight.entry = try await entry(flight.draft, id, revision, &flight.warnings)
            } catch {
                // Most passes say the time of arrival without its day.
                guard let time = flight.draft.schedule.arrives, time.days == 0 else { throw error }
                flight.draft.schedule.arrives = ClockTime(minutes: time.minutes, days: 1)
                flight.entry = try await entry(flight.draft, id, revision, &flight.warnings)
            }
        } catch {
            flight.entry = nil
            flight.outcome = .unusable(
                .incomplete("\(error.summary.withCapital). \(error.recovery)"))
        }
    }

    private func entry(
        _ draft: FlightDraft, _ id: RecordID, _ revision: Int, _ warnings: inout [String]
    ) async throws(LogError) -> LogEntry? {
        let stored = Revised(
            id: id, record: try draft.finished(), revision: revision, changedAt: now)
        let log = await entries.entries(of: [stored])
        guard let entry = log.entries.first else { return nil }
        for warning in log.warnings + (try FlightCheck(entry: entry).warnings())
        where !warnings.contains(warning) {
            warnings.append(warning)
        }
        return entry
    }

    /// Finds a flight in the log; one that it has is completed.
    private func settle(
        _ flight: inout ScannedFlight, _ entry: LogEntry, _ corrections: [PassCorrection],
        _ query: ScanQuery, _ log: inout [LogEntry]
    ) async {
        switch PassMatch(of: entry, in: log) {
        case .none:
            if entry.status == .cancelled, !query.addsDoubtful {
                flight.outcome = .unusable(.cancelled)
            }
        case .doubtful(let known):
            if !query.addsDoubtful { flight.outcome = .undecided(known) }
        case .same(let known):
            log.removeAll { $0.id == known.id }
            let read = flight.draft
            flight.draft = updated(known.record, with: read, flight.found.leg, corrections)
            flight.outcome = .updated(known)
            await finish(&flight, as: known.id, known.revision + 1)
            if flight.entry?.record == known.record { flight.outcome = .unchanged(known) }
        }
    }

    /// A flight of the log with what a pass knows better, and with what it lacks.
    private func updated(
        _ known: LoggedFlight, with read: FlightDraft, _ leg: PassLeg,
        _ corrections: [PassCorrection]
    ) -> FlightDraft {
        var values = PassValues(leg)
        var draft = FlightDraft(known)
        if let time = read.schedule.arrives {
            // A pass that says only the time does not know better on which day it is.
            let old = draft.schedule.arrives
            values.setArrival(
                time.days == 0 && time.minutes == old?.minutes ? old ?? time : time)
        }
        draft = FlightChange(
            steps: values.steps(Self.renewed.filter(values.has)) + corrections.map(\.step)
        ).applied(to: draft)
        draft.flight.number = draft.flight.number ?? read.flight.number
        draft.flight.airline = draft.flight.airline ?? read.flight.airline
        draft.flight.aircraft = draft.flight.aircraft ?? read.flight.aircraft
        let numbers = [read.flight.number].compactMap(\.self) + read.flight.codeShares
        for number in numbers where number != draft.flight.number {
            if !draft.flight.codeShares.contains(number) { draft.flight.codeShares.append(number) }
        }
        if draft != FlightDraft(known), known.source != read.flight.source {
            draft.flight.source = .combined
        }
        return draft
    }
}
