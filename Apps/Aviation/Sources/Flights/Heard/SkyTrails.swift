import Geodesy
import SectionEssentials
import SectionKit
import Synchronization

/// Where the aircraft of a live source have been since the program started to watch it, as long as it
/// runs and within bounds.
package final class SkyTrails: Sendable {
    /// The most aircraft that are remembered, the most positions of each, and of all together: of many
    /// aircraft, each has fewer, but some.
    private static let most = (aircraft: 3_000, points: 240, sum: 120_000)

    /// After how many seconds without a new position a trail is forgotten.
    private static let memory = 900.0

    private let tracks = Mutex<[AircraftAddress: FlightTrack]>([:])

    package init() {}

    /// Adds the positions of a sky that were heard within the maximum age; those of a recording are
    /// not, because they do not change.
    package func add(_ sky: Sky) {
        guard !sky.isRecorded else { return }
        tracks.withLock { tracks in
            let oldest = sky.time - Self.memory
            tracks = tracks.filter { $1.points.last.map { $0.time > oldest } ?? false }
            let most = min(Self.most.points, Self.most.sum / max(tracks.count, 1))
            for aircraft in sky.aircraft {
                guard aircraft.isPlaced, let position = aircraft.position,
                    let time = aircraft.positionTime
                else { continue }
                let known = tracks[aircraft.address]
                if known == nil, tracks.count >= Self.most.aircraft { continue }
                var track = known ?? FlightTrack([], from: .screen)
                track.add(
                    FlightTrack.Point(
                        position, at: time, altitude: aircraft.altitude,
                        isOnGround: aircraft.isOnGround ?? false))
                if track.points.count > most { track = track.thinned(to: most / 2) }
                tracks[aircraft.address] = track
            }
        }
    }

    /// The trails of some aircraft that have one, with at least two positions.
    package func trails(of aircraft: [Aircraft]) -> [AircraftAddress: FlightTrack] {
        tracks.withLock { tracks in
            var trails: [AircraftAddress: FlightTrack] = [:]
            for aircraft in aircraft {
                guard let track = tracks[aircraft.address], track.points.count > 1 else { continue }
                trails[aircraft.address] = track
            }
            return trails
        }
    }
}
