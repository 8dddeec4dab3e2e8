import Airports
package import FeatureKit
package import Flights
package import Networking
package import RecordStore
package import RecordSync
package import SectionEssentials
package import SectionKit

/// The dependencies that the sections and actions of flight-log are built from.
package struct LogDependencies: Sendable {
    /// Opens a store of records.
    package typealias StoreOpening<Record: StoredRecord> =
        @Sendable () throws(UsageError) -> any RecordStoreInput<Record>

    /// Opens a file that a person has named; `-` is standard input.
    package typealias FileOpening = @Sendable (String) throws(UsageError) -> Body

    /// Opens the requests to a server.
    package typealias RequestOpening = @Sendable () throws(UsageError) -> any BaseRequestInput

    /// Opens the files of the records of all kinds, as bytes.
    package typealias TransferOpening = @Sendable () throws(UsageError) -> [RecordTransfer]

    /// Writes a file of bytes, whose pieces a closure returns until nil, to a path; an existing file
    /// only if it may be replaced.
    package typealias PieceWriting =
        @Sendable (String, Bool, () throws(UsageError) -> Data?) throws(UsageError) -> Void

    /// Requests the embedded tables.
    package let request: any BaseRequestInput

    /// Opens the flights of the person.
    package let flights: StoreOpening<LoggedFlight>

    /// Opens the airports that the person has described; nil if there are none.
    package let ownAirports: StoreOpening<OwnAirport>?

    /// The whole table of OurAirports; nil if there is none.
    package let airportsTable: AirportsTable?

    /// Opens the past searches of the person.
    package let searches: StoreOpening<PastSearch>

    /// Opens the columns of files that the person has named.
    package let columns: StoreOpening<KeptColumns>

    /// The trips of the person, with their entries and photos.
    package let trips: TripDependencies

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
    package let open: FileOpening

    /// Writes a text to a file that a person has named; an existing file only if it may be replaced.
    package let write: @Sendable (String, String, Bool) throws(UsageError) -> Void

    /// Opens the files of the records of all kinds, as bytes.
    package let transfers: TransferOpening

    /// Writes a file of bytes that a person has named.
    package let writePieces: PieceWriting

    /// Returns the time zone of an IANA name; nil if this machine does not have it.
    package let zone: @Sendable (String) -> DisplayZone?

    /// The path of the folder of the records; nil if this machine has none.
    package let folder: String?

    /// Returns the theme of text and pages that the person keeps.
    package let theme: @Sendable () -> ColorScheme

    /// The time that reports treat as "now".
    package let now: Date

    /// The memory of the features between loads of a screen; nil if it loads only once.
    package let memory: FeatureMemory?

    /// Whether the report is watched, and so is made again and again.
    package let isWatched: Bool

    /// What others have said of near flights while a report is watched; nil if nobody is asked.
    package let answers: FeatureMemory?

    /// Shows how far a change is, where the terminal shows progress; nothing if the text is empty.
    package let progress: @Sendable (String) -> Void

    package init(
        request: any BaseRequestInput,
        flights: @escaping StoreOpening<LoggedFlight>,
        ownAirports: StoreOpening<OwnAirport>? = nil,
        airportsTable: AirportsTable? = nil,
        searches: @escaping StoreOpening<PastSearch> = {
            () throws(UsageError) in throw UsageError("there is no folder for searches.")
        },
        columns: @escaping StoreOpening<KeptColumns> = {
            () throws(UsageError) in throw UsageError("there is no folder for columns.")
        },
        trips: TripDependencies = .none,
        lookUp: any FlightLookUpInput = NoLookUp(),
        passes: any PassReaderInput = NoPassReader(),
        sky: (any SkyInput)? = nil,
        sync: any SyncServiceInput = NoSync(),
        madeUp: [LoggedFlight] = [],
        open: @escaping FileOpening,
        write: @escaping @Sendable (String, String, Bool) throws(UsageError) -> Void = {
            (_, path, _) throws(UsageError) in throw UsageError("'\(path)' cannot be written.")
        },
        transfers: @escaping TransferOpening = {
            () throws(UsageError) in throw UsageError("there is no folder for records.")
        },
        writePieces: @escaping PieceWriting = {
            (path, _, _) throws(UsageError) in throw UsageError("'\(path)' cannot be written.")
        },
        zone: @escaping @Sendable (String) -> DisplayZone? = { _ in nil },
        folder: String? = nil,
        theme: @escaping @Sendable () -> ColorScheme = { .auto },
        now: Date,
        memory: FeatureMemory? = nil,
        isWatched: Bool = false,
        answers: FeatureMemory? = nil,
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.request = request
        self.flights = flights
        self.ownAirports = ownAirports
        self.airportsTable = airportsTable
        self.searches = searches
        self.columns = columns
        self.trips = trips
        self.lookUp = lookUp
        self.passes = passes
        self.sky = sky
        self.sync = sync
        self.madeUp = madeUp
        self.open = open
        self.write = write
        self.transfers = transfers
        self.writePieces = writePieces
        self.zone = zone
        self.folder = folder
        self.theme = theme
        self.now = now
        self.memory = memory
        self.isWatched = isWatched
        self.answers = answers
        self.progress = progress
    }
}

extension LogDependencies {
    /// Opens the records of the airports that the person has described.
    package func ownAirportRecords() throws(UsageError) -> any RecordStoreInput<OwnAirport> {
        guard let ownAirports else {
            throw UsageError("there is no folder for airports of your own.")
        }
        return try ownAirports()
    }
}

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

extension LogDependencies {
    /// Finds airports: first the person's own, then those in the program, then closed ones and
    /// cities, then those of the whole table of OurAirports if it was fetched.
    package var airports: any LogAirportsInput { airports(fetching: false) }

    /// Finds airports by their names.
    package var airportNames: AirportNames {
        AirportNames(
            airports: airports, service: airportsService(request, memory: memory),
            request: request)
    }

    /// Finds airports, and fetches the whole table of OurAirports if it has to and may.
    package func airports(fetching: Bool) -> any LogAirportsInput {
        let service = airportsService(request, memory: memory)
        let own = ownAirports.map { _ in
            OwnAirports(store: ownAirportsStore, countries: service, zone: zone)
        }
        let embedded = EmbeddedAirports(service: service, request: request, zone: zone)
        let closed = ClosedAirports(request: request, countries: service, zone: zone)
        let table = fetching ? airportsTable?.server : airportsTable?.cache
        let fetched = table.map {
            FetchedAirports(open: $0, countries: service, isFetching: fetching)
        }
        let sources: [(any LogAirportsInput)?] = [own, embedded, closed, fetched]
        return LogAirportsChain(sources.compactMap(\.self)) {
            [request] codes in
            let pattern = CodePattern(codes)
            do throws(RequestError) {
                let table = try await request.value(of: .airportChanges)
                return (AirportChanges(table.records(ofLines: pattern.mayBeFound)), nil)
            } catch {
                return (
                    AirportChanges(), "The former codes of airports are unknown: \(error.summary)."
                )
            }
        }
    }
}
