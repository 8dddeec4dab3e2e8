import Essentials
import FeatureKit
import Logbook

/// Reads the log and finds the next flight; one of the made-up log is nobody's next flight.
struct NextFlightInteractor: NextFlightInteractorInput {
    let log: any LogInput
    let now: Date

    func fetchNext(reportingTo output: some NextFlightOutput) async {
        do throws(LogError) {
            let log = try await log.log()
            guard !log.isMadeUp, let next = NextFlight(log, now: now) else {
                return await output.didFail(with: .nothingPlanned)
            }
            await output.didFetch(next)
        } catch {
            await output.didFail(with: .log(error))
        }
    }
}
