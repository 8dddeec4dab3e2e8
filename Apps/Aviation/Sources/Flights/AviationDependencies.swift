package import Airports
package import FeatureKit
package import Networking
package import RecordStore
package import SectionEssentials
package import SectionKit
import Synchronization

/// The dependencies that the sections and actions of the package are built from.
package struct AviationDependencies: Sendable {
    /// The embedded tables: airports, countries, airlines, types, address blocks.
    package let request: any BaseRequestInput

    /// The aircraft of the source.
    package private(set) var sky: any SkyInput

    /// The services that are asked about one aircraft; nil if the source asks nobody.
    package let lookUps: FlightLookUps?

    /// The source of the track of one aircraft; nil if it has none.
    package let tracks: (any TrackInput)?

    /// The source of the past flights of one aircraft; nil if it has none.
    package let pastFlights: (any PastFlightsInput)?

    /// The source of the routes of flights; nil if it has none.
    package let routes: (any RoutesInput)?

    /// Where aircraft have been since the program started; nil for a report that loads only once.
    package let trails: SkyTrails?

    /// Opens a file that a person has named.
    package let file: @Sendable (String) throws(UsageError) -> Body

    /// The server with the history of flights; nil if the source has none.
    package let history: HistoryServer?

    /// How reports describe the embedded airports, whatever the source of the aircraft; nil if they are
    /// of the source of the report.
    package let airportSource: Report.Source?

    /// Returns the request for the whole table of OurAirports, which only `--all` makes; nil if the
    /// source asks no server.
    package let allAirports: (@Sendable () throws(UsageError) -> any BaseRequestInput)?

    /// Opens the records of the watch list; only the watch list fails on a machine without a folder
    /// for records.
    package let watched: WatchedFlights

    /// Opens the records of the watch list.
    package typealias WatchedFlights =
        @Sendable () throws(UsageError) -> any RecordStoreInput<WatchedFlight>

    /// Opens the records of a receiver's range.
    package let ranges: Ranges

    /// Opens the records of a receiver's range.
    package typealias Ranges =
        @Sendable () throws(UsageError) -> any RecordStoreInput<ReceivedRange>

    /// Returns the time zone of an IANA name; nil if this machine does not have it.
    package let zone: @Sendable (String) -> DisplayZone?

    /// The time that reports treat as "now".
    package let now: Date

    /// The memory of the features between loads of a screen; nil if it loads only once.
    package let memory: FeatureMemory?

    /// What the features remember as long as the program runs, however often a screen loads again;
    /// nil if there is nothing to remember.
    package let lastingMemory: FeatureMemory?

    package init(
        request: any BaseRequestInput,
        sky: any SkyInput,
        lookUps: FlightLookUps? = nil,
        tracks: (any TrackInput)? = nil,
        pastFlights: (any PastFlightsInput)? = nil,
        routes: (any RoutesInput)? = nil,
        trails: SkyTrails? = nil,
        file: @escaping @Sendable (String) throws(UsageError) -> Body = {
            path throws(UsageError) in throw UsageError("there is no \(path).")
        },
        history: HistoryServer? = nil,
        airportSource: Report.Source? = nil,
        allAirports: (@Sendable () throws(UsageError) -> any BaseRequestInput)? = nil,
        watched: @escaping WatchedFlights = { () throws(UsageError) in
            throw UsageError("there is no folder for records")
        },
        ranges: @escaping Ranges = { () throws(UsageError) in
            throw UsageError("there is no folder for records")
        },
        zone: @escaping @Sendable (String) -> DisplayZone? = { _ in nil },
        now: Date,
        memory: FeatureMemory? = nil,
        lastingMemory: FeatureMemory? = nil
    ) {
        self.request = request
        self.sky = sky
        self.lookUps = lookUps
        self.tracks = tracks
        self.pastFlights = pastFlights
        self.routes = routes
        self.trails = trails
        self.file = file
        self.history = history
        self.airportSource = airportSource
        self.allAirports = allAirports
        self.watched = watched
        self.ranges = ranges
        self.zone = zone
        self.now = now
        self.memory = memory
        self.lastingMemory = lastingMemory
    }
}

extension AviationDependencies {
    /// The dependencies with the aircraft of the file of `--aircraft-db`, if that is given.
    ///
    /// - Throws: `UsageError` for a file that cannot be read, or is of no known form.
    package func completed(_ options: OptionValues) throws(UsageError) -> AviationDependencies {
        guard let path = try options.value(of: FlightOption.database) else { return self }
        let databases = lastingMemory?.value(orKeeping: AircraftDatabases.init)
        let database: AircraftDatabase
        if let known = databases?[path] {
            database = known
        } else {
            let body = try file(path)
            do throws(RequestError) {
                database = try AircraftDatabase(body)
            } catch {
                throw UsageError("\(path.quoted) is no aircraft database: \(error.summary).")
            }
            databases?.keep(database, of: path)
        }
        var completed = self
        completed.sky = DatabaseSky(sky, database)
        return completed
    }
}

/// The aircraft databases that were read, by their paths.
private final class AircraftDatabases: Sendable {
    private let known = Mutex<[String: AircraftDatabase]>([:])

    subscript(path: String) -> AircraftDatabase? { known.withLock { $0[path] } }

    func keep(_ database: AircraftDatabase, of path: String) {
        known.withLock { $0[path] = database }
    }
}

extension AviationDependencies {
    /// Returns the service of the embedded airports, or of the whole table of OurAirports.
    ///
    /// - Throws: `UsageError` when the source cannot ask for the whole table.
    package func airports(isAll: Bool) throws(UsageError) -> any AirportsServiceInput {
        let embedded = airportsService(request, memory: memory)
        guard isAll else { return embedded }
        guard let allAirports else {
            throw UsageError(conflict: "--all cannot be used with --input; leave out one of them.")
        }
        return AllAirportsService(table: try allAirports(), embedded: embedded, memory: memory)
    }
}
