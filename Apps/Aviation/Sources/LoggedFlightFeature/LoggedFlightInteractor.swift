import FeatureKit
import Flights
import Logbook
import SectionKit

/// Reads the log and finds a flight in it.
struct LoggedFlightInteractor: InteractorInput {
    let log: any LogInput

    /// The table of airlines, for numbers that are kept with another code than the typed one.
    let facts: any AircraftFactsInput

    /// Asks where flights are now; nil if nobody is to be asked.
    var live: LiveFlights?

    func fetch(
        _ name: LoggedFlightName,
        reportingTo output: any InteractorOutput<LoggedFlightResult, LogError>
    ) async {
        do throws(LogError) {
            let log = try await log.log()
            guard var result = await result(log, name) else {
                throw .missing(name.text, among: log.entries.map(\.name))
            }
            guard let live, result.entries.count == 1 else { return await output.didFetch(result) }
            // The log is shown at once, whatever others take to answer.
            await output.didFetch(result)
            result.live = await live.positions(in: log)
            await output.didFetch(result)
        } catch {
            await output.didFail(with: error)
        }
    }

    private func result(_ log: Log, _ name: LoggedFlightName) async -> LoggedFlightResult? {
        if let result = LoggedFlightResult(log, name) { return result }
        return await name.withOtherCode(facts).flatMap { LoggedFlightResult(log, $0) }
    }
}
