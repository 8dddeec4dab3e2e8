import Airports
package import Essentials
package import FeatureKit
package import Flights
package import Networking
package import RecordStore
package import RecordSync
package import SectionKit

/// The dependencies that the sections and actions of flight-log are built from.
package struct LogDependencies: Sendable {
    /// Opens a store of airports.
    package typealias OwnAirportsOpening =
        @Sendable () throws(UsageError) -> any RecordStoreInput<OwnAirport>

    /// Opens the requests to a server.
    package typealias RequestOpening = @Sendable () throws(UsageError) -> any BaseRequestInput

    /// Requests the embedded tables.
    package let request: any BaseRequestInput

    /// Opens the flights of the person.
    package let flights: @Sendable () throws(UsageError) -> any RecordStoreInput<LoggedFlight>

    /// Opens the airports that the person has described; nil if there are none.
    package let ownAirports: OwnAirportsOpening?

    /// The whole table of OurAirports; nil if there is none.
    package let airportsTable: AirportsTable?

    /// Opens the past searches of the person.
    package let searches: @Sendable () throws(UsageError) -> any RecordStoreInput<PastSearch>

    /// Looks flights up by their number.
    package let lookUp: any FlightLookUpInput

    /// Reads boarding passes, reservations and calendars.
    package let passes: any PassReaderInput

    /// The aircraft in the air now; nil if nobody is asked.
    package let sky: (any SkyInput)?

    /// Syncs the records with other machines.
    package let sync: any SyncServiceInput

    /// The flights of the made-up log.
    package let madeUp: [LoggedFlight]

    /// Opens a file that a person has named; `-` is standard input.
    package let open: @Sendable (String) throws(UsageError) -> Body

    /// Writes a text to a file that a person has named; an existing file only if it may be replaced.
    package let write: @Sendable (String, String, Bool) throws(UsageError) -> Void

    /// Returns the time zone of an IANA name; nil if this machine does not have it.
    package let zone: @Sendable (String) -> DisplayZone?

    /// The path of the folder of the records; nil if this machine has none.
    package let folder: String?

    /// The time that reports treat as "now".
    package let now: Date

    /// The memory of the features between loads of a screen; nil if it loads only once.
    package let memory: FeatureMemory?

    /// Whether the report is watched, and so is made again and again.
    package let isWatched: Bool

    /// What others have said of near flights while a report is watched; nil if nobody is asked.
    package let answers: FeatureMemory?

    package init(
        request: any BaseRequestInput,
        flights: @escaping @Sendable () throws(UsageError) -> any RecordStoreInput<LoggedFlight>,
        ownAirports: OwnAirportsOpening? = nil,
        airportsTable: AirportsTable? = nil,
        searches: @escaping @Sendable () throws(UsageError) -> any RecordStoreInput<PastSearch> = {
            () throws(UsageError) in throw UsageError("there is no folder for searches.")
        },
        lookUp: any FlightLookUpInput = NoLookUp(),
        passes: any PassReaderInput = NoPassReader(),
        sky: (any SkyInput)? = nil,
        sync: any SyncServiceInput = NoSync(),
        madeUp: [LoggedFlight] = [],
        open: @escaping @Sendable (String) throws(UsageError) -> Body,
        write: @escaping @Sendable (String, String, Bool) throws(UsageError) -> Void = {
            (_, path, _) throws(UsageError) in throw UsageError("'\(path)' cannot be written.")
        },
        zone: @escaping @Sendable (String) -> DisplayZone? = { _ in nil },
        folder: String? = nil,
        now: Date,
        memory: FeatureMemory? = nil,
        isWatched: Bool = false,
        answers: FeatureMemory? = nil
    ) {
        self.request = request
        self.flights = flights
        self.ownAirports = ownAirports
        self.airportsTable = airportsTable
        self.searches = searches
        self.lookUp = lookUp
        self.passes = passes
        self.sky = sky
        self.sync = sync
        self.madeUp = madeUp
        self.open = open
        self.write = write
        self.zone = zone
        self.folder = folder
        self.now = now
        self.memory = memory
        self.isWatched = isWatched
        self.answers = answers
    }
}

extension LogDependencies {
    /// The flights, which actions change.
    package var store: any LogStoreInput { LogStore(open: flights) }

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
    package var entries: any LogEntriesInput { service(fetchingAirports: false) }

    private func service(fetchingAirports: Bool) -> LogService {
        LogService(
            flights: store, airports: airports(fetching: fetchingAirports), facts: facts,
            madeUp: madeUp, now: now)
    }

    /// The airports that the person has described, which actions change.
    package var ownAirportsStore: any OwnAirportsStoreInput {
        OwnAirportsStore(
            records: OpenedStore { () throws(UsageError) in try ownAirportRecords() })
    }

    /// Opens the records of the airports that the person has described.
    package func ownAirportRecords() throws(UsageError) -> any RecordStoreInput<OwnAirport> {
        guard let ownAirports else {
            throw UsageError("there is no folder for airports of your own.")
        }
        return try ownAirports()
    }
}
