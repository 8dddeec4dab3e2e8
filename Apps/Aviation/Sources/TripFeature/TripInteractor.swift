import FeatureKit
import Logbook
import RecordStore
import SectionEssentials

/// Reads the trips, and finds one.
struct TripInteractor: InteractorInput {
    let trips: TripsService
    let photos: any PhotosInput

    func fetch(
        _ name: TripName, reportingTo output: any InteractorOutput<TripResult, TripError>
    ) async {
        await output.report { () throws(TripError) in
            let all: Trips
            do throws(LogError) { all = try await trips.trips() } catch { throw .log(error) }
            let found = try name.only(in: all.trips.map(\.stored))
            guard let trip = all.trips.first(where: { $0.id == found.id }) else {
                throw .noTrip(name.text, nearest: nil)
            }
            return TripResult(
                trip: trip, isMadeUp: all.isMadeUp, notice: all.notice,
                warnings: all.warnings + (await photos.prepare(trip.allPhotos)),
                lacksAirports: all.lacksAirports)
        }
    }
}

extension LoggedTrip {
    /// The trip as it is stored.
    fileprivate var stored: Revised<Trip> {
        Revised(id: id, record: trip, revision: revision, changedAt: .distantPast)
    }
}
