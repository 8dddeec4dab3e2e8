import FeatureTesting
import Flights
import Networking
import SectionEssentials

/// A service whose selections are endpoints of their words, with states of OpenSky.
struct SkyServiceSpy: SkyService {
    let announced = Calls<SkySelection>()

    /// The areas of the requests on the disk.
    var areas: [String: SkySelection] = [:]

    func area(at target: String) -> SkySelection? { areas[target] }

    func sky(
        _ selection: SkySelection,
        from request: any BaseRequestInput,
        at now: Date
    ) async throws(RequestError) -> Sky {
        try await request.value(of: .readsb(at: Self.endpoint(of: selection)))
            .sky(receivedAt: now)
    }

    /// It cannot select codes, and loads all aircraft for one.
    func extent(of selection: SkySelection) -> SkySelection {
        if case .squawk = selection { .world } else { selection }
    }

    func announce(_ selection: SkySelection) {
        announced.note(selection)
    }

    static func endpoint(of selection: SkySelection) -> Endpoint { Endpoint("/\(selection)") }
}

extension BaseRequestSpy {
    /// Returns a request with answers to selections: the addresses of aircraft at 1°, 1°, and the
    /// time of the answer.
    static func skies(_ answers: [(SkySelection, [String], Date)]) -> BaseRequestSpy {
        BaseRequestSpy(
            Dictionary(
                uniqueKeysWithValues: answers.map { selection, addresses, time in
                    (SkyServiceSpy.endpoint(of: selection), .sky(addresses, at: time))
                }))
    }
}

extension BaseRequestSpy.Answer {
    static func sky(_ addresses: [String], at time: Date) -> Self {
        let rows = addresses.map { #"{"hex":"\#($0)","lat":1,"lon":1,"flight":"IBE\#($0)"}"# }
        return .text(
            #"{"now":\#(time.timeIntervalSince1970),"ac":[\#(rows.joined(separator: ","))]}"#)
    }
}
