import FeatureKit
package import Flights
import Networking
package import SectionEssentials
package import SectionKit

/// Asks a source for the aircraft of a log, all in one request, by the call signs that their flights
/// may have.
package struct LiveFlights: Sendable {
    /// The most call signs of a request.
    private static let limit = 50

    let sky: any SkyInput
    let facts: any AircraftFactsInput
    let now: Date

    /// Creates the question.
    ///
    /// - Parameters:
    ///   - sky: the source; its answers of the last seconds are used again.
    ///   - facts: the airlines, whose codes of ICAO begin call signs.
    ///   - now: decides which flights can be in the air.
    package init(sky: any SkyInput, facts: any AircraftFactsInput, now: Date) {
        self.sky = sky
        self.facts = facts
        self.now = now
    }

    /// Returns where the flights of a log are; nobody is asked if none can be in the air.
    package func positions(in log: Log) async -> LivePositions {
        var positions = LivePositions(at: now, isMadeUp: log.isMadeUp)
        let entries = log.isMadeUp ? [] : log.entries.filter { AirTime(of: $0, at: now) == .now }
        if entries.isEmpty { return positions }
        let directory = try? await facts.directory()
        let names = entries.map { directory.map($0.callSigns) ?? [] }
        // The same flights are the same request, whatever their order in the log.
        positions.asked = Array(Set(names.joined()).sorted().prefix(Self.limit))
        let answer = await answer(about: positions.asked)
        for (entry, names) in zip(entries, names) {
            positions.keep(
                Self.answer(about: entry, names.filter(positions.asked.contains), in: answer, now),
                about: entry)
        }
        return positions
    }

    private func answer(about names: [String]) async -> Result<Sky, RequestError>? {
        if names.isEmpty { return nil }
        do throws(RequestError) {
            return .success(try await sky.sky(.callSigns(names)))
        } catch {
            return .failure(error)
        }
    }

    private static func answer(
        about entry: LogEntry,
        _ names: [String],
        in answer: Result<Sky, RequestError>?,
        _ now: Date
    ) -> LiveAnswer {
        guard !names.isEmpty, let answer else { return .withoutCallSign }
        switch answer {
        case .failure(let error):
            return .failed(error.summary, recovery: error.recovery)
        case .success(let sky):
            let heard = sky.aircraft.filter(SkySelection.callSigns(names).matches)
            let flights = heard.map {
                LiveFlight($0, from: entry.from, to: entry.to, at: sky.present(now))
            }
            // Several airlines may share a code; the aircraft on the way is the flight.
            let best = flights.first { $0.state == .inAir } ?? flights.first
            return best.map(LiveAnswer.heard) ?? .notHeard(names)
        }
    }
}

extension LogEntry {
    /// The call signs that the flight may have, at most four, the most likely first: that of its
    /// airline with its number, and those of the numbers that it shares.
    fileprivate func callSigns(_ directory: any AircraftDirectory) -> [String] {
        let numbers = ([flight.number] + flight.codeShares).compactMap { $0 }
        let names = numbers.compactMap(FlightNumber.init).flatMap { number -> [String] in
            if number.airline.utf8.count == 3 { return [number.airline + number.number] }
            if let airline, let icao = airline.icao, airline.iata == number.airline {
                return [icao + number.number]
            }
            return number.otherNames(in: directory)
        }
        .filter(CallSign.isValid)
        return Array(names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.prefix(4))
    }
}

/// Whether a person wants to know where flights are now, which somebody else has to be asked.
package enum LiveOption {
    package static let option = SectionOption<Bool>(
        "live",
        summary: "ask adsb.lol, by call sign, where your flights are that are in the air"
    ).picked(by: OptionPicker(key: "v", title: "Live"))
        .givenEachTime(because: "it sends call signs to a server")
}

extension LogDependencies {
    /// Asks where flights are, if a person wants it; nil if nobody is to be asked.
    package func live(_ options: OptionValues) throws(UsageError) -> LiveFlights? {
        guard try options.value(of: LiveOption.option) ?? false, let sky else { return nil }
        return LiveFlights(sky: sky, facts: facts, now: context.now)
    }
}
