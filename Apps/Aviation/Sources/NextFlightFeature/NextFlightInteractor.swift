import FeatureKit
import Logbook
import SectionEssentials

/// Reads the log and finds the next flight.
struct NextFlightInteractor: InteractorInput {
    let log: any LogInput

    /// Asks where flights are now; nil if nobody is to be asked.
    var live: LiveFlights?

    let now: Date

    func fetch(
        _: Void, reportingTo output: any InteractorOutput<NextFlight, LogError>
    ) async {
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
