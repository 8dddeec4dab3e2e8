import Flights
import SectionEssentials
import Synchronization

/// What a program remembers of watched flights between loads: when it last saw each, and which
/// aircraft each was.
final class WatchMemory: Sendable {
    private struct Known {
        var times: [String: Date] = [:]
        var addresses: [FlightName: AircraftAddress] = [:]
    }

    private let known = Mutex(Known())

    init() {}

    /// Keeps the time of a flight that is seen; returns the last one of a flight that is not.
    func lastSeen(_ name: String, now: Date?) -> Date? {
        known.withLock { known in
            guard let now else { return known.times[name] }
            known.times[name] = now
            return nil
        }
    }

    /// Returns the aircraft that names meant at the last load; nil unless each name meant one.
    func addresses(of names: [FlightName]) -> [AircraftAddress]? {
        let addresses = known.withLock { known in names.compactMap { known.addresses[$0] } }
        return addresses.count == names.count ? addresses : nil
    }

    /// Keeps the aircraft that each name means.
    func keep(_ addresses: [FlightName: AircraftAddress]) {
        known.withLock { $0.addresses = addresses }
    }
}
