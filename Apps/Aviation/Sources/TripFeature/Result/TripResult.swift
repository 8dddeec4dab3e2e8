import Logbook
import SectionKit

/// One trip with what belongs to it.
struct TripResult: Equatable, Sendable {
    let trip: LoggedTrip

    /// Whether it is made up, and the notice that says so.
    let isMadeUp: Bool
    let notice: String?

    /// The warnings about records and photos, in plain sentences.
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool
}

extension TripResult {
    /// That flights are no longer in the log; nil if all are.
    var missing: String? {
        trip.missingCount == 0
            ? nil
            : trip.missingCount.counted("flight", "flights")
                + " of this trip \(trip.missingCount == 1 ? "is" : "are") no longer in your log."
    }
}
