package import Flights
package import Networking
import SectionEssentials
import Synchronization

/// A source of aircraft that always returns the same answer, unless it offers no look-up of that
/// kind, and records the selections.
package final class SkySpy: SkyInput {
    private let answer: Result<Sky, RequestError>
    private let refused: @Sendable (SkySelection) -> Bool
    private let record = Mutex<[SkySelection]>([])

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - answer: what it returns.
    ///   - refused: whether it does not offer a selection.
    package init(
        _ answer: Result<Sky, RequestError>,
        refusing refused: @escaping @Sendable (SkySelection) -> Bool = { _ in false }
    ) {
        self.answer = answer
        self.refused = refused
    }

    /// The selections that were asked for, in order.
    package var selections: [SkySelection] { record.withLock { $0 } }

    package func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        record.withLock { $0.append(selection) }
        if refused(selection) {
            throw .advised(
                .notAllowed(reason: "this source has no such names"), recovery: "Choose another.")
        }
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
