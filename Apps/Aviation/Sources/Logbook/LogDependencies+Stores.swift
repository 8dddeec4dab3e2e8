import FeatureKit
package import Flights
import RecordStore
import SectionKit

extension LogDependencies {
    /// The flights, which actions change.
    package var store: LogStore { LogStore(open: flights, facts: facts) }

    /// The log with its airports, airlines and aircraft.
    package var log: any LogInput { service(fetchingAirports: false) }

    /// The log, with what others say of near flights while it is watched.
    package var currentLog: any LogInput {
        guard let answers else { return log }
        return UpdatedLog(
            log: log, entries: entries,
            near: NearFlights(lookUp: lookUp, airports: airports, now: now), answers: answers)
    }

    /// The log, for which the whole table of OurAirports is fetched if it has to and may be.
    package func log(fetchingAirports: Bool) -> any LogInput {
        service(fetchingAirports: fetchingAirports)
    }

    /// The tables of airlines and types of aircraft.
    package var facts: any AircraftFactsInput { aircraftFacts(request, memory: memory) }

    /// Finds the airports, airlines and aircraft of flights.
    package var entries: LogService { service(fetchingAirports: false) }

    private func service(fetchingAirports: Bool) -> LogService {
        LogService(
            flights: store, airports: airports(fetching: fetchingAirports), facts: facts,
            madeUp: madeUp, now: now)
    }

    /// The airports that the person has described, which actions change.
    package var ownAirportsStore: OwnAirportsStore {
        OwnAirportsStore(
            records: OpenedStore { () throws(UsageError) in try ownAirportRecords() })
    }
}
