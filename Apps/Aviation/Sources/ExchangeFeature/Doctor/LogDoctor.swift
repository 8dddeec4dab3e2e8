import Flights
import Logbook
import SectionEssentials
import SectionKit

/// Looks for what cannot be in a log: each flight alone, then each after the one before it.
struct LogDoctor {
    let now: Date

    /// The airlines that earlier versions guessed.
    var guessed = GuessedAirlines()

    /// The greatest mean speed of an airliner over a whole flight, in km/h: the fastest subsonic flight from
    /// New York to London, on 9 February 2020, took 4 h 56 min for 5,540 km.
    private static let speedLimit = 1_150.0

    /// The greatest speed of Concorde, in km/h.
    private static let supersonicLimit = 2_500.0

    /// The duration of the longest flight of an airline, in minutes.
    private static let longest = 20 * 60

    /// Returns the findings about flights, which are in any order: by kind, those about the newest first.
    func findings(in entries: [LogEntry]) -> [LogFinding] {
        let flights = entries.filter { $0.flight.status != .cancelled }
        var findings = flights.flatMap(alone)
        let travelled = TravelOrder(flights.sorted { $0.order < $1.order }).flights
        for (first, second) in zip(travelled, travelled.dropFirst()) {
            findings += pair(first, second)
        }
        return (findings + twice(flights)).sorted { one, other in
            one.rank != other.rank ? one.rank < other.rank : one.order > other.order
        }
    }

    private func alone(_ entry: LogEntry) -> [LogFinding] {
        [
            unknown(entry, entry.from, entry.flight.departure.airport),
            unknown(entry, entry.to, entry.flight.arrival.airport), duration(entry),
            planned(entry), airline(entry), early(entry), round(entry),
        ].compactMap(\.self)
    }

    private func unknown(
        _ entry: LogEntry, _ airport: LogAirport?, _ code: String
    ) -> LogFinding? {
        if let city = airport, city.kind == .city, city.airports.count > 1 {
            return LogFinding(
                .cityWithoutAirport, entry,
                "\(code.quoted) is the city of \(city.name), and not one of its airports",
                "Give the airport, such as \(Array(city.airports.prefix(3)).listed(by: "or")), with "
                    + "'\(entry.edit)'.")
        }
        guard airport == nil else { return nil }
        return LogFinding(
            .unknownAirport, entry, "the airport \(code.quoted) is not known",
            "Correct its code with '\(entry.edit)', or describe it with 'flight-log airports add CODE'."
        )
    }

    private func duration(_ entry: LogEntry) -> LogFinding? {
        if let departure = entry.departure?.date, let arrival = entry.arrival?.date,
            arrival <= departure
        {
            let early = Int(clamping: departure.timeIntervalSince(arrival) / 60)
            return LogFinding(
                .negativeDuration, entry,
                early == 0
                    ? "it arrives when it departs"
                    : "it arrives \(early.lengthWords) before it departs",
                "Correct the times, or the day of arrival, with '\(entry.edit)'.")
        }
        guard let minutes = entry.minutes, minutes > 0 else { return nil }
        let length = entry.likelyLength
        if minutes > Self.longest || minutes > length?.likely ?? .max {
            let likely = length.map { ", but about \($0.likely.lengthWords) are likely" } ?? ""
            return LogFinding(
                .longDuration, entry, "it takes \(minutes.lengthWords)\(likely)",
                lengthAdvice(entry))
        }
        return speed(entry, minutes)
    }

    /// How to correct the length of a flight.
    private func lengthAdvice(_ entry: LogEntry) -> String {
        if let arrival = FlightCheck(entry: entry).likelyArrival {
            return "If it took \(arrival.minutes.lengthWords), run: \(entry.edit) \(arrival.option)"
        }
        return entry.arrival == nil
            ? "Correct its duration with '\(entry.edit)'."
            : "Correct the times, or the day of arrival, with '\(entry.edit)'."
    }

    private func speed(_ entry: LogEntry, _ minutes: Int) -> LogFinding? {
        guard let distance = entry.distance, entry.flight.divertedTo == nil else { return nil }
        let speed = distance / 1000 / (Double(minutes) / 60)
        let limit = entry.isSupersonic ? Self.supersonicLimit : Self.speedLimit
        guard speed > limit else { return nil }
        return LogFinding(
            .impossibleSpeed, entry,
            "it flies \(Int(clamping: distance / 1000).grouped) km in \(minutes.lengthWords), "
                + "at \(Int(clamping: speed).grouped) km/h",
            lengthAdvice(entry))
    }

    private func airline(_ entry: LogEntry) -> LogFinding? {
        if let other = guessed.airline(of: entry), let said = entry.airline?.said {
            let name = entry.airline?.known.map { " (\($0.name))" } ?? ""
            return LogFinding(
                .doubtfulAirline, entry,
                "its airline is \(said.words)\(name), but its number is one of \(other), and "
                    + "earlier versions guessed airlines",
                "Import its file again with --duplicates complete, or run: "
                    + "\(entry.edit) --airline \(other.description.quotedForShell)")
        }
        guard let airline = entry.airline, let guess = airline.match.guess?.named else {
            return nil
        }
        let said = airline.said.map { "the airline \($0.description.quoted)" } ?? "its airline"
        return LogFinding(
            .doubtfulAirline, entry, "\(said) may be \(guess)",
            "If it is, run: \(entry.edit) --airline \(guess.description.quotedForShell)")
    }

    private func early(_ entry: LogEntry) -> LogFinding? {
        guard FlightCheck(entry: entry).isBeforeAviation else { return nil }
        return LogFinding(
            .beforeAviation, entry, "no aeroplane had flown by then",
            "Correct its date with '\(entry.edit)'.")
    }

    private func round(_ entry: LogEntry) -> LogFinding? {
        let flight = entry.flight
        guard flight.departure.airport == flight.arrival.airport, flight.divertedTo == nil
        else { return nil }
        return LogFinding(
            .sameAirport, entry, "it departs from \(flight.departure.airport) and arrives there",
            "Correct one of its airports with '\(entry.edit)'; if you did fly in a circle, nothing is"
                + " wrong.")
    }

    private func planned(_ entry: LogEntry) -> LogFinding? {
        guard let status = entry.flight.status, !status.isFinal,
            let end = entry.flight.date?.withoutTime.day.end, end.addingTimeInterval(86_400) < now
        else { return nil }
        return LogFinding(
            .plannedInThePast, entry,
            "it is still marked \(status.rawValue), and counts as flown because its day is over",
            "Set its status with '\(entry.edit) --status landed', or cancelled.")
    }

    /// Checks a flight after the one before it, if the order of both is known.
    private func pair(_ first: LogEntry, _ second: LogEntry) -> [LogFinding] {
        if let arrival = first.arrival, let departure = second.departure, first.isFlown,
            second.isFlown, first.departure?.date != departure.date, departure.date < arrival.date
        {
            return [
                LogFinding(
                    .overlap, second,
                    "it departs before \(first.name) has arrived",
                    "Correct the times of one of them with '\(second.edit)'.")
            ]
        }
        guard first.isFlown, second.isFlown, first.flight.date?.isDay == true,
            second.flight.date?.isDay == true, !first.isLike(second)
        else { return [] }
        // An unknown airport is a finding of its own.
        guard let to = first.to, let from = second.from, first.flight.divertedTo == nil,
            to.code != from.code, to.cityKey == nil || to.cityKey != from.cityKey
        else { return [] }
        let (end, start) = (first.flight.arrival.airport, second.flight.departure.airport)
        return [
            LogFinding(
                .gap, second, "it departs from \(start), but \(first.name) arrived in \(end)",
                "If you flew there, add the missing flight; if not, nothing is wrong.")
        ]
    }

    /// Flights with the same day and route, and the same number if both have one.
    private func twice(_ flights: [LogEntry]) -> [LogFinding] {
        var seen: [String: LogEntry] = [:]
        return flights.compactMap { entry in
            guard let date = entry.flight.date, date.isDay else { return nil }
            let key = "\(date.withoutTime.text) \(entry.cityRoute)"
            guard let other = seen[key] else {
                seen[key] = entry
                return nil
            }
            guard entry.isLike(other) else { return nil }
            return LogFinding(
                .sameFlight, entry, "it looks like \(other.name)",
                "If it is the same flight, remove one with 'flight-log remove \(entry.id)'.")
        }
    }
}

extension LogFinding {
    /// The worst is the first.
    fileprivate var rank: Int { Kind.allCases.firstIndex(of: kind) ?? 0 }

    fileprivate var order: String { entry?.order ?? "" }
}
