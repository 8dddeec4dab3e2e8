import Essentials
import FeatureKit
import Logbook

/// Reads the log and finds the next flight.
struct NextFlightInteractor: NextFlightInteractorInput {
    let log: any LogInput
    let now: Date

    func fetchNext(reportingTo output: some NextFlightOutput) async {
        await output.report { () throws(LogError) in NextFlight(try await log.log(), now: now) }
    }
}
