import Geodesy
package import Networking
package import SectionEssentials
import Synchronization

/// A receiver of one's own with readsb, dump1090 or tar1090, which returns all that it hears.
package struct ReceiverSky: SkyInput {
    /// What is known of a receiver as long as the program runs.
    package final class Memory: Sendable {
        let clock = SourceClock()

        /// Where the receiver is; `.some(nil)` if it does not say, and nil before it was asked.
        fileprivate let place = Mutex<Coordinate??>(nil)

        package init() {}
    }

    private let request: any BaseRequestInput
    private let again: any BaseRequestInput
    private let memory: Memory
    private let pause: @Sendable (Duration) async -> Void
    private let now: Date

    /// Creates a receiver.
    ///
    /// - Parameters:
    ///   - request: a request to its server.
    ///   - again: a request whose answers are not those that sections share.
    ///   - memory: what is known of it from earlier loads.
    ///   - pause: waits, unless it is cancelled.
    ///   - now: the time of the load.
    package init(
        request: any BaseRequestInput,
        again: (any BaseRequestInput)? = nil,
        memory: Memory = Memory(),
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        now: Date
    ) {
        self.request = request
        self.again = again ?? request
        self.memory = memory
        self.pause = pause
        self.now = now
    }

    /// How long to wait before the second question if the time of the first answer is not that of
    /// now: a receiver writes its file each second.
    static let secondWait = Duration.milliseconds(1_500)

    /// Returns all aircraft; the selection is not used.
    package func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        var (sky, isConfirmed) = try await load(from: request, at: now)
        if !isConfirmed {
            await pause(Self.secondWait)
            if Task.isCancelled { throw .cancelled }
            let later = now.addingTimeInterval(Self.secondWait / .seconds(1))
            (sky, isConfirmed) = try await load(from: again, at: later)
        }
        sky.receiver = await place()
        sky.refreshInterval = Sky.receiverInterval
        return sky
    }

    private func load(
        from request: any BaseRequestInput,
        at now: Date
    ) async throws(RequestError) -> (sky: Sky, isConfirmed: Bool) {
        let entity: SkyEntity
        do throws(RequestError) {
            entity = try await request.value(of: .readsb(at: .receiver).expanded)
        } catch .notFound(let endpoint, let status) {
            // The first dump1090 has its list elsewhere.
            do throws(RequestError) {
                entity = try await request.value(of: .readsbList(at: .firstReceiver))
            } catch {
                throw .notFound(endpoint, status: status)
            }
        }
        return entity.sky(receivedAt: now).timed(by: memory.clock, at: now, of: "the receiver")
    }

    /// Where the receiver is, which it is asked once; nil if it does not say.
    private func place() async -> Coordinate? {
        if let known = memory.place.withLock({ $0 }) { return known }
        let known = try? await request.value(of: .receiverPlace)
        memory.place.withLock { $0 = .some(known ?? nil) }
        return known ?? nil
    }
}

extension Endpoint {
    package static let receiver = Endpoint("/data/aircraft.json")

    /// The list of the first dump1090.
    static let firstReceiver = Endpoint("/data.json")

    static let receiverPlace = Endpoint("/data/receiver.json")
}

extension Resource where Value == Coordinate? {
    /// Where a receiver is: `{"lat": …, "lon": …}`; nil if it does not say.
    static var receiverPlace: Self {
        .json(of: .receiverPlace, called: "a receiver's position") { json in
            var (latitude, longitude): (Double?, Double?)
            json.object { key, json in
                switch key {
                case "lat": latitude = json.number()
                case "lon": longitude = json.number()
                default: break
                }
            }
            return .some(AircraftValues.position(latitude, longitude))
        }
    }
}
