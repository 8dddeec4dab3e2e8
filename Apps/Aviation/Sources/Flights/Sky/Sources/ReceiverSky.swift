package import Essentials
package import Networking

/// A receiver of one's own with readsb, dump1090 or tar1090, which returns all that it hears.
package struct ReceiverSky: SkyInput {
    private let request: any BaseRequestInput
    private let now: Date

    package init(request: any BaseRequestInput, now: Date) {
        self.request = request
        self.now = now
    }

    /// Returns all aircraft; the selection is not used.
    package func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        var sky = try await request.value(of: .readsb(at: .receiver)).sky(receivedAt: now)
        sky.refreshInterval = Sky.receiverInterval
        return sky
    }
}

extension Endpoint {
    package static let receiver = Endpoint("/data/aircraft.json")
}
