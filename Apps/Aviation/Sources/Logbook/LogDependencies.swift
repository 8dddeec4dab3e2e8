import Airports
package import FeatureKit
package import Flights
package import Networking
package import RecordStore
package import RecordSync
import SectionEssentials
package import SectionKit

/// The dependencies that the sections and actions of flight-log are built from.
package struct LogDependencies: Sendable {
    /// Opens the requests to a server.
    package typealias RequestOpening = @Sendable () throws(UsageError) -> any BaseRequestInput

    /// Opens the files of the records of all kinds, as bytes.
    package typealias TransferOpening = @Sendable () throws(UsageError) -> [RecordTransfer]

    /// The files and records of the person, and the times of a report or a screen.
    package let context: any Context

    /// Requests the embedded tables.
    package let request: any BaseRequestInput

    /// The whole table of OurAirports; nil if there is none.
    package let airportsTable: AirportsTable?

    /// Looks flights up by their number.
    package let lookUp: any FlightLookUpInput

    /// Reads boarding passes, reservations and calendars.
    package let passes: any PassReaderInput

    /// The aircraft in the air now; nil if nobody is asked.
    package let sky: (any SkyInput)?

    /// Syncs the records with other machines.
    package let sync: any SyncServiceInput

    /// The photos of the person.
    package let photos: any PhotosInput

    /// The made-up log.
    package let madeUp: MadeUpLog

    /// Opens the files of the records of all kinds, as bytes.
    package let transfers: TransferOpening

    /// Returns the theme of text and pages that the person keeps.
    package let theme: @Sendable () -> ColorScheme

    /// What others have said of near flights while a report is watched; nil if nobody is asked.
    package let answers: FeatureMemory?

    package init(
        context: any Context,
        request: any BaseRequestInput,
        airportsTable: AirportsTable? = nil,
        lookUp: any FlightLookUpInput = NoLookUp(),
        passes: any PassReaderInput = NoPassReader(),
        sky: (any SkyInput)? = nil,
        sync: any SyncServiceInput = NoSync(),
        photos: any PhotosInput = NoPhotos(),
        madeUp: MadeUpLog = MadeUpLog(),
        transfers: @escaping TransferOpening = { [] },
        theme: @escaping @Sendable () -> ColorScheme = { .auto },
        answers: FeatureMemory? = nil
    ) {
        self.context = context
        self.request = request
        self.airportsTable = airportsTable
        self.lookUp = lookUp
        self.passes = passes
        self.sky = sky
        self.sync = sync
        self.photos = photos
        self.madeUp = madeUp
        self.transfers = transfers
        self.theme = theme
        self.answers = answers
    }
}

/// The flights and trips that show what a log can be while there are none.
package struct MadeUpLog: Sendable {
    package var flights: [LoggedFlight] = []
    package var trips: [MadeUpTrip] = []

    package init(flights: [LoggedFlight] = [], trips: [MadeUpTrip] = []) {
        self.flights = flights
        self.trips = trips
    }
}

extension LogDependencies {
    /// The flights, which actions change.
    package var store: LogStore {
        LogStore(records: OpenedStore(in: context), facts: facts)
    }

    /// The trips and their entries, which actions change.
    package var tripStore: TripStore {
        TripStore(trips: OpenedStore(in: context), entries: OpenedStore(in: context))
    }

    /// The trips with what belongs to them.
    package var loggedTrips: TripsService {
        TripsService(store: tripStore, log: log, madeUp: madeUp.trips, now: context.now)
    }

    /// The log with its airports, airlines and aircraft.
    package var log: any LogInput { service(fetchingAirports: false) }

    /// The log, with what others say of near flights while it is watched.
    package var currentLog: any LogInput {
        guard let answers else { return log }
        return UpdatedLog(
            log: log, entries: entries,
            near: NearFlights(lookUp: lookUp, airports: airports, now: context.now),
            answers: answers)
    }

    /// The log, for which the whole table of OurAirports is fetched if it has to and may be.
    package func log(fetchingAirports: Bool) -> any LogInput {
        service(fetchingAirports: fetchingAirports)
    }

    /// The tables of airlines and types of aircraft.
    package var facts: any AircraftFactsInput { aircraftFacts(request, memory: context.memory) }

    /// Finds the airports, airlines and aircraft of flights.
    package var entries: LogService { service(fetchingAirports: false) }

    private func service(fetchingAirports: Bool) -> LogService {
        LogService(
            flights: store, airports: airports(fetching: fetchingAirports), facts: facts,
            madeUp: madeUp.flights, now: context.now)
    }

    /// The airports that the person has described, which actions change.
    package var ownAirportsStore: OwnAirportsStore {
        OwnAirportsStore(records: OpenedStore(in: context))
    }
}

extension LogDependencies {
    /// Finds airports: first the person's own, then those in the program, then closed ones and
    /// cities, then those of the whole table of OurAirports if it was fetched.
    package var airports: any LogAirportsInput { airports(fetching: false) }

    /// Finds airports by their names.
    package var airportNames: AirportNames {
        AirportNames(
            airports: airports, service: airportsService(request, memory: context.memory),
            request: request)
    }

    /// Finds airports, and fetches the whole table of OurAirports if it has to and may.
    package func airports(fetching: Bool) -> any LogAirportsInput {
        let service = airportsService(request, memory: context.memory)
        let zone = context.zone
        let own = OwnAirports(store: ownAirportsStore, countries: service, zone: zone)
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
