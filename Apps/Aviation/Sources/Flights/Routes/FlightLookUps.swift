package import Networking

/// The services that are asked about one aircraft, in the order of the chain: each is asked only
/// for what those before it do not know.
package struct FlightLookUps: Sendable {
    /// hexdb.io, which is sent the address of the aircraft.
    package let hexdb: any BaseRequestInput

    /// The routes of the Virtual Radar Server at adsb.lol, which are sent the call sign.
    package let routes: any BaseRequestInput

    /// adsbdb.com, which is sent the address and the call sign.
    package let adsbdb: any BaseRequestInput

    package init(
        hexdb: any BaseRequestInput,
        routes: any BaseRequestInput,
        adsbdb: any BaseRequestInput
    ) {
        self.hexdb = hexdb
        self.routes = routes
        self.adsbdb = adsbdb
    }
}
