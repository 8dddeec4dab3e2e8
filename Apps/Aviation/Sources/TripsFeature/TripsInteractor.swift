import FeatureKit
import Logbook
import SectionKit

/// Reads the trips, and selects those of some years.
struct TripsInteractor: InteractorInput {
    let trips: TripsService

    func fetch(
        _ years: YearSet?, reportingTo output: any InteractorOutput<TripList, LogError>
    ) async {
        await output.report { () throws(LogError) in
            TripList(try await trips.trips(), years: years)
        }
    }
}
