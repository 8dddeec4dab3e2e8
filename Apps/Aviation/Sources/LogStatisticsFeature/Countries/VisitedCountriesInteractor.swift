import FeatureKit
import Logbook

/// Reads the log, and counts the flights of each country.
struct VisitedCountriesInteractor: InteractorInput {
    let log: any LogInput

    func fetch(
        _ selection: FlightSelection,
        reportingTo output: any InteractorOutput<VisitedCountries, LogError>
    ) async {
        await output.report { () throws(LogError) in
            VisitedCountries(try await log.log(), selection)
        }
    }
}
