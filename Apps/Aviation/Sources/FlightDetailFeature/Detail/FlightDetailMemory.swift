import Flights
import SectionEssentials
import Synchronization

/// What a screen remembers of the aircraft that it has shown: the answers of the services, and
/// where it saw the aircraft.
final class FlightDetailMemory: Sendable {
    private struct Known {
        var enrichment: Enrichment?
        var callSign: String?
        var askedAt: Date
        var seen = FlightTrack([], from: .screen)
    }

    /// The most aircraft and positions that are remembered.
    private static let limit = (aircraft: 50, points: 5_000)

    /// How long an answer is used if a service failed, in seconds.
    private static let failureLifetime = 300.0

    private let known = Mutex<[AircraftAddress: Known]>([:])
    private let searches = Mutex<[FlightName: AircraftAddress]>([:])

    /// The past flights of aircraft that were not received.
    private let absent = Mutex<[AircraftAddress: Enrichment]>([:])

    init() {}

    /// Adds where an aircraft is, and returns where it has been since the screen opened.
    func track(with flight: Flight) -> FlightTrack {
        known.withLock { known in
            if known[flight.aircraft.address] == nil, known.count >= Self.limit.aircraft {
                known.removeAll()
            }
            var own =
                known[flight.aircraft.address] ?? Known(askedAt: flight.present)
            if let point = flight.aircraft.point { own.seen.add(point) }
            if own.seen.points.count > Self.limit.points {
                own.seen = own.seen.thinned(to: Self.limit.points / 2)
            }
            known[flight.aircraft.address] = own
            return own.seen
        }
    }

    /// The only aircraft that a search found last; nil if there was none.
    func address(of search: FlightName) -> AircraftAddress? {
        searches.withLock { $0[search] }
    }

    /// Keeps the only aircraft that a search found.
    func keep(_ address: AircraftAddress, of search: FlightName) {
        searches.withLock { searches in
            if searches.count >= Self.limit.aircraft { searches.removeAll() }
            searches[search] = address
        }
    }

    /// The past flights of an aircraft that was not received; nil if the source was not asked yet.
    func pastFlights(of address: AircraftAddress) -> Enrichment? {
        absent.withLock { $0[address] }
    }

    /// Keeps the past flights of an aircraft that was not received.
    func keep(pastFlights: Enrichment?, of address: AircraftAddress) {
        absent.withLock { absent in
            if absent.count >= Self.limit.aircraft { absent.removeAll() }
            absent[address] = pastFlights
        }
    }

    /// The answers about an aircraft; nil if the services are to be asked again.
    func enrichment(of flight: Flight) -> Enrichment? {
        known.withLock { known in
            guard let own = known[flight.aircraft.address], let enrichment = own.enrichment,
                own.callSign == flight.aircraft.callSign
            else { return nil }
            let age = flight.present.timeIntervalSince(own.askedAt)
            return enrichment.hasFailures && age > Self.failureLifetime ? nil : enrichment
        }
    }

    /// Keeps the answers about an aircraft.
    func keep(_ enrichment: Enrichment, of flight: Flight) {
        known.withLock { known in
            var own = known[flight.aircraft.address] ?? Known(askedAt: flight.present)
            own.enrichment = enrichment
            own.callSign = flight.aircraft.callSign
            own.askedAt = flight.present
            known[flight.aircraft.address] = own
        }
    }
}

extension Enrichment {
    /// Whether a service could not be asked.
    fileprivate var hasFailures: Bool {
        outcomes.contains { if case .failed = $0.outcome { true } else { false } }
    }
}

extension Aircraft {
    /// Where it was received; nil without a position, or for a position that was computed.
    fileprivate var point: FlightTrack.Point? {
        guard !isPositionComputed, let position, let positionTime else { return nil }
        return FlightTrack.Point(
            position, at: positionTime, altitude: altitude, isOnGround: isOnGround ?? false)
    }
}
