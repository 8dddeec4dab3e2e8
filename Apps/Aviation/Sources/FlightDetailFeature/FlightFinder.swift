import Flights
import Networking
import SectionEssentials
import SectionKit

/// Asks a source for the aircraft that a search can mean, one meaning after another.
struct FlightFinder {
    let service: FlightDetailService
    let now: Date
    var age = MaximumAge.usual

    /// Finds the aircraft of the first meaning that has any.
    ///
    /// - Parameter known: the aircraft that was found at the last load, which is asked for first: a
    ///   source asks less for one aircraft than for all.
    /// - Throws: `RequestError` when the source fails, or can look up none of the meanings.
    func find(
        _ search: FlightName,
        in tables: DetailTables,
        known: AircraftAddress? = nil
    ) async throws(RequestError) -> FoundFlights {
        if let known, let found = try await again(known, search, tables) { return found }
        var found = FoundFlights()
        var refusal: RequestError?
        // A recording is whole, whatever it is asked for, so it is read once.
        var recording: Sky?
        for reading in search.readings(tables.flights.directory) {
            for selection in reading.selections {
                do throws(RequestError) {
                    let sky =
                        if let recording { recording } else {
                            try await service.sky(selection).counting(within: age, at: now)
                        }
                    if sky.isRecorded { recording = sky }
                    found.add(sky, reading, tables, now)
                } catch {
                    switch error {
                    case .notAllowed, .advised(.notAllowed, _): refusal = refusal ?? error
                    default: throw error
                    }
                }
            }
            if !found.flights.isEmpty { return found }
        }
        if let refusal, !found.wasAsked { throw refusal }
        found.addBeginnings(of: search, tables, now)
        return found
    }

    /// Finds the aircraft of the last load; nil if it is gone, or the search means another by now.
    private func again(
        _ address: AircraftAddress,
        _ search: FlightName,
        _ tables: DetailTables
    ) async throws(RequestError) -> FoundFlights? {
        let sky: Sky
        do throws(RequestError) {
            sky = try await service.sky(.address(address)).counting(within: age, at: now)
        } catch .notAllowed, .advised(.notAllowed, _) {
            return nil
        }
        var found = FoundFlights()
        for reading in search.readings(tables.flights.directory) where found.flights.isEmpty {
            found.add(sky, reading, tables, now)
        }
        return found.flights.isEmpty ? nil : found
    }
}

/// The aircraft that were found, and the answers that they were found in.
struct FoundFlights {
    private(set) var flights: [Flight] = []
    private(set) var isRecorded = false

    /// How long to wait before the source is asked again.
    private(set) var refreshInterval = Duration.seconds(10)

    private(set) var warnings: [String] = []

    /// Whether the source answered at all.
    private(set) var wasAsked = false

    /// All aircraft of each answer.
    private var answers: [[Aircraft]] = []

    private var time: Date?

    /// Adds the aircraft of an answer that a reading means.
    mutating func add(
        _ sky: Sky,
        _ reading: FlightReading,
        _ tables: DetailTables,
        _ now: Date
    ) {
        wasAsked = true
        isRecorded = sky.isRecorded
        refreshInterval = sky.refreshInterval
        time = sky.present(now)
        for warning in sky.warnings where !warnings.contains(warning) { warnings.append(warning) }
        answers.append(sky.aircraft)
        for aircraft in reading.matches(in: sky.aircraft) {
            if flights.contains(where: { $0.aircraft.address == aircraft.address }) { continue }
            flights.append(
                tables.flights.flight(aircraft, at: sky.present(now)))
        }
    }

    /// All aircraft of the answers, each once.
    private var seen: [Aircraft] {
        var known: Set<AircraftAddress> = []
        return answers.joined().filter { known.insert($0.address).inserted }
    }

    /// Adds aircraft of a recording whose call sign or registration begins with the text, as for
    /// "DAL24"; none for a single letter.
    mutating func addBeginnings(of search: FlightName, _ tables: DetailTables, _ now: Date) {
        guard isRecorded, search.code.utf8.count > 1, let time else { return }
        flights = seen.filter { aircraft in
            [aircraft.callSign, aircraft.registration].contains { name in
                name.map { Registration.plain($0).hasPrefix(search.code) } ?? false
            }
        }.map {
            tables.flights.flight($0, at: time)
        }.sorted { $0.name < $1.name }
    }

    /// The result of a search that found nothing, with a guess among all aircraft of the answers.
    func miss(_ search: FlightName, _ directory: any AircraftDirectory) -> FlightMiss {
        let names = seen.flatMap { [$0.callSign, $0.registration].compactMap(\.self) }
        let callSigns = search.readings(directory).flatMap { reading -> [String] in
            if case .callSigns(let names, _?) = reading { names } else { [] }
        }
        return FlightMiss(
            search: search, callSigns: callSigns, nearest: search.code.nearest(in: names),
            isRecorded: isRecorded,
            // A service is asked for what is not there less often than one's own receiver.
            refreshInterval: refreshInterval < .seconds(10) ? refreshInterval : .seconds(30))
    }
}
