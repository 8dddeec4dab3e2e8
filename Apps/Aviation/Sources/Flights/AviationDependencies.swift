package import Airports
package import FeatureKit
package import Networking
import RecordStore
import SectionEssentials
package import SectionKit
import Synchronization

/// The dependencies that the sections and actions of the package are built from.
package struct AviationDependencies: Sendable {
    /// The files and records of the person, and the times of a report or a screen.
    package let context: any Context

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

    /// The server with the history of flights; nil if the source has none.
    package let history: HistoryServer?

    /// How reports describe the embedded airports, whatever the source of the aircraft; nil if they are
    /// of the source of the report.
    package let airportSource: Report.Source?

    /// Returns the request for the whole table of OurAirports, which only `--all` makes; nil if the
    /// source asks no server.
    package let allAirports: (@Sendable () throws(UsageError) -> any BaseRequestInput)?

    package init(
        context: any Context,
        request: any BaseRequestInput,
        sky: any SkyInput,
        lookUps: FlightLookUps? = nil,
        tracks: (any TrackInput)? = nil,
        pastFlights: (any PastFlightsInput)? = nil,
        routes: (any RoutesInput)? = nil,
        trails: SkyTrails? = nil,
        history: HistoryServer? = nil,
        airportSource: Report.Source? = nil,
        allAirports: (@Sendable () throws(UsageError) -> any BaseRequestInput)? = nil
    ) {
        self.context = context
        self.request = request
        self.sky = sky
        self.lookUps = lookUps
        self.tracks = tracks
        self.pastFlights = pastFlights
        self.routes = routes
        self.trails = trails
        self.history = history
        self.airportSource = airportSource
        self.allAirports = allAirports
    }
}

extension AviationDependencies {
    /// The dependencies with the aircraft of the file of `--aircraft-db`, if that is given.
    ///
    /// - Throws: `UsageError` for a file that cannot be read, or is of no known form.
    package func completed(_ options: OptionValues) throws(UsageError) -> AviationDependencies {
        guard let path = try options.value(of: FlightOption.database) else { return self }
        let databases = context.lastingMemory.value(orKeeping: AircraftDatabases.init)
        let database: AircraftDatabase
        if let known = databases[path] {
            database = known
        } else {
            let body = try context.file(path)
            do throws(RequestError) {
                database = try AircraftDatabase(body)
            } catch {
                throw UsageError("\(path.quoted) is no aircraft database: \(error.summary).")
            }
            databases.keep(database, of: path)
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
        let embedded = airportsService(request, memory: context.memory)
        guard isAll else { return embedded }
        guard let allAirports else {
            throw UsageError(conflict: "--all cannot be used with --input; leave out one of them.")
        }
        return AllAirportsService(
            table: try allAirports(), embedded: embedded, memory: context.memory)
    }
}
