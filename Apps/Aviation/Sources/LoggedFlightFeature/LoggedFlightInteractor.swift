import FeatureKit
import Logbook
import SectionKit

/// Reads the log and finds a flight in it.
struct LoggedFlightInteractor: LoggedFlightInteractorInput {
    let log: any LogInput

    func fetchFlight(_ name: LoggedFlightName, reportingTo output: some LoggedFlightOutput)
        async
    {
        do throws(LogError) {
            let log = try await log.log()
            guard let result = LoggedFlightResult(log, name) else {
                let names = Set(log.entries.map(\.name)).sorted()
                throw .notFound(name.text, nearest: name.text.nearest(in: names))
            }
            await output.didFetch(result)
        } catch {
            await output.didFail(with: error)
        }
    }
}
