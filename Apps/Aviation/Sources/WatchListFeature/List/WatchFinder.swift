import Flights
import Networking
import SectionEssentials

/// Finds watched flights: those that were seen at the last load by their addresses, which costs
/// less than a list of all aircraft; else all in one answer if the source has such a list; else each
/// by its name, one request after another.
struct WatchFinder {
    let sky: any SkyInput
    let directory: any AircraftDirectory
    let memory: WatchMemory?
    var age = MaximumAge.usual

    /// The aircraft of each name, and what is known of the answers.
    struct Found {
        var aircraft: [FlightName: (aircraft: Aircraft, present: Date)] = [:]
        var isRecorded = false
        var warnings: [String] = []

        /// Adds an answer with the aircraft that names mean in it.
        mutating func add(
            _ sky: Sky,
            meaning names: [FlightName],
            in directory: any AircraftDirectory,
            at now: Date
        ) {
            add(sky)
            for name in names {
                for reading in name.readings(directory) where aircraft[name] == nil {
                    aircraft[name] = reading.matches(in: sky.aircraft).first
                        .map { ($0, sky.present(now)) }
                }
            }
        }

        mutating func add(_ sky: Sky) {
            isRecorded = sky.isRecorded
            for warning in sky.warnings where !warnings.contains(warning) {
                warnings.append(warning)
            }
        }
    }

    /// Finds the aircraft that names mean now.
    ///
    /// - Throws: `RequestError` when the source fails.
    func find(_ names: [FlightName], at now: Date) async throws(RequestError) -> Found {
        let found = try await found(names, at: now)
        memory?.keep(found.aircraft.mapValues(\.aircraft.address))
        return found
    }

    private func found(_ names: [FlightName], at now: Date) async throws(RequestError) -> Found {
        var found = Found()
        if names.isEmpty { return found }
        if let known = memory?.addresses(of: names),
            let sky = try await answer(.addresses(known), at: now)
        {
            found.add(sky, meaning: names, in: directory, at: now)
            if found.aircraft.count == names.count { return found }
            found = Found()
        }
        if let world = try await answer(.world, at: now) {
            found.add(world, meaning: names, in: directory, at: now)
            return found
        }
        for name in names {
            for reading in name.readings(directory) where found.aircraft[name] == nil {
                for selection in reading.selections where found.aircraft[name] == nil {
                    guard let sky = try await answer(selection, at: now) else { continue }
                    found.add(sky)
                    found.aircraft[name] = reading.matches(in: sky.aircraft).first
                        .map { ($0, sky.present(now)) }
                }
            }
        }
        return found
    }

    /// The answer to a selection; nil if the source does not offer it.
    private func answer(_ selection: SkySelection, at now: Date) async throws(RequestError) -> Sky?
    {
        do throws(RequestError) {
            return try await sky.sky(selection).counting(within: age, at: now)
        } catch .notAllowed, .advised(.notAllowed, _) {
            return nil
        }
    }
}
