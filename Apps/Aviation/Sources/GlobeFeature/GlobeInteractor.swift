import FeatureKit
import Logbook
import SectionKit

/// Reads the log, and finds the routes and airports of the flights that match a query.
struct GlobeInteractor: InteractorInput {
    let log: any LogInput

    /// Asks where flights are now; nil if nobody is to be asked.
    var live: LiveFlights?

    func fetch(
        _ query: GlobeQuery, reportingTo output: any InteractorOutput<Globe, LogError>
    ) async {
        do throws(LogError) {
            let log = try await log.log()
            let focus = query.flight?.matches(in: log.entries, id: \.id, flight: \.flight)
            if let flight = query.flight, focus?.isEmpty ?? true {
                throw .missing(flight.text, among: log.entries.map(\.name))
            }
            var globe = Globe(log, query.selection, focus: focus ?? [])
            await output.didFetch(globe)
            guard let live else { return }
            globe.live = await live.positions(in: log)
            await output.didFetch(globe)
        } catch {
            await output.didFail(with: error)
        }
    }
}
