import Essentials
import FeatureKit
import Logbook

/// Reads the log and finds the next flight.
struct NextFlightInteractor: NextFlightInteractorInput {
    let log: any LogInput

    /// Asks where flights are now; nil if nobody is to be asked.
    var live: (any LiveFlightsInput)?

    let now: Date

    func fetchNext(reportingTo output: some NextFlightOutput) async {
        do throws(LogError) {
            let log = try await log.log()
            await output.didFetch(NextFlight(log, now: now))
            guard let live else { return }
            await output.didFetch(NextFlight(log, live: await live.positions(in: log), now: now))
        } catch {
            await output.didFail(with: error)
        }
    }
}
