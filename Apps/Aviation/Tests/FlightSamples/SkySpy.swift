import Essentials
package import Flights
package import Networking
import Synchronization

/// A source of aircraft that always returns the same answer and records the selections.
package final class SkySpy: SkyInput {
    private let answer: Result<Sky, RequestError>
    private let record = Mutex<[SkySelection]>([])

    package init(_ answer: Result<Sky, RequestError>) {
        self.answer = answer
    }

    /// The selections that were asked for, in order.
    package var selections: [SkySelection] { record.withLock { $0 } }

    package func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        record.withLock { $0.append(selection) }
        return try answer.get()
    }
}

extension Aircraft {
    /// Creates a sample aircraft; values that matter to a test are set by `set`.
    package static func sample(
        _ address: String = "4ca4e5",
        _ callSign: String? = nil,
        set: (inout Aircraft) -> Void = { _ in }
    ) -> Aircraft {
        var aircraft = Aircraft(AircraftAddress(address) ?? AircraftAddress(icao: 0))
        aircraft.callSign = callSign
        set(&aircraft)
        return aircraft
    }
}
