import FeatureKit
import Logbook
import SectionKit

/// Reads the log, and finds the routes and airports of the flights that match a query.
struct GlobeInteractor: GlobeInteractorInput {
    let log: any LogInput

    func fetchGlobe(_ query: GlobeQuery, reportingTo output: some GlobeOutput) async {
        await output.report { () throws(LogError) in
            let log = try await log.log()
            let focus = query.flight?.matches(in: log.entries, id: \.id, flight: \.flight)
            if let flight = query.flight, focus?.isEmpty ?? true {
                let names = Set(log.entries.map(\.name)).sorted()
                throw .notFound(flight.text, nearest: flight.text.nearest(in: names))
            }
            return Globe(log, query.selection, focus: focus ?? [])
        }
    }
}
