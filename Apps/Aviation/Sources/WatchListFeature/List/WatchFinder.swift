import Essentials
import Flights
import Networking

/// Finds watched flights: all in one answer if the source has a list of all aircraft, else each
/// by its name, one request after another.
struct WatchFinder {
    let sky: any SkyInput
    let directory: any AircraftDirectory

    /// The aircraft of each name, and what is known of the answers.
    struct Found {
        var aircraft: [FlightName: (aircraft: Aircraft, present: Date)] = [:]
        var isRecorded = false
        var warnings: [String] = []

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
        var found = Found()
        if names.isEmpty { return found }
        if let world = try await answer(.world) {
            found.add(world)
            for name in names {
                let readings = name.readings(directory)
                for reading in readings where found.aircraft[name] == nil {
                    found.aircraft[name] = world.aircraft.first(where: reading.matches)
                        .map { ($0, world.present(since: now)) }
                }
            }
            return found
        }
        for name in names {
            for reading in name.readings(directory) where found.aircraft[name] == nil {
                for selection in reading.selections where found.aircraft[name] == nil {
                    guard let sky = try await answer(selection) else { continue }
                    found.add(sky)
                    found.aircraft[name] = sky.aircraft.first(where: reading.matches)
                        .map { ($0, sky.present(since: now)) }
                }
            }
        }
        return found
    }

    /// The answer to a selection; nil if the source does not offer it.
    private func answer(_ selection: SkySelection) async throws(RequestError) -> Sky? {
        do throws(RequestError) {
            return try await sky.sky(selection)
        } catch .notAllowed, .advised(.notAllowed, _) {
            return nil
        }
    }
}

extension Sky {
    /// The time that ages count to; never before that of the source, whose clock may be ahead.
    fileprivate func present(since now: Date) -> Date { isRecorded ? time : max(now, time) }
}
