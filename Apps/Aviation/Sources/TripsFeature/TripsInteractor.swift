import FeatureKit
import Logbook
import SectionKit

/// Reads the trips, and selects those of some years.
struct TripsInteractor: TripsInteractorInput {
    let trips: any TripsInput

    func fetchList(_ years: YearSet?, reportingTo output: some TripsOutput) async {
        await output.report { () throws(LogError) in
            TripList(try await trips.trips(), years: years)
        }
    }
}
