import AirportFacts
import AviationServers
import DemoLog
import FlightFacts
import Flights
import Logbook
import Networking
import RecordSync
import ReportCLI
import Schedules
import SectionKit

/// Where the flights of the program are from.
enum LogSources {
    /// The embedded tables.
    private static let facts = AirportFacts.responses.merging(FlightFacts.responses)

    static let log = ReportSource<LogDependencies>(
        Report.Source(id: "log", summary: "your own records."),
        summary: "the flights in your data folder, or a made-up log while there are none",
        servers: Server.lookUps + [.ourAirports, .sync]
    ) { context throws(UsageError) in
        let sync = (try? context.sync()) ?? NoSync()
        return LogDependencies(
            request: facts,
            flights: { () throws(UsageError) in try context.store(of: LoggedFlight.self) },
            ownAirports: { () throws(UsageError) in try context.store(of: OwnAirport.self) },
            airportsTable: AirportsTable(
                server: { () throws(UsageError) in try context.request(to: .ourAirports) },
                cache: { () throws(UsageError) in try context.cachedRequest(to: .ourAirports) }),
            searches: { () throws(UsageError) in try context.store(of: PastSearch.self) },
            columns: { () throws(UsageError) in try context.store(of: KeptColumns.self) },
            trips: context.trips(syncedBy: sync),
            lookUp: try context.schedules(facts),
            passes: context.passes,
            sky: try context.sky(),
            sync: sync,
            madeUp: DemoLog.flights(now: context.now),
            open: { path throws(UsageError) in try context.file(path) },
            write: { text, path, replacing throws(UsageError) in
                try context.write(text, to: path, replacing: replacing)
            },
            transfers: { () throws(UsageError) in try context.transfers() },
            writePieces: { path, replacing, next throws(UsageError) in
                try context.write(to: path, replacing: replacing, next)
            },
            zone: { context.zone(named: $0) },
            folder: try? context.dataFolder(),
            theme: { (try? context.theme()) ?? .auto },
            now: context.now,
            memory: context.memory,
            isWatched: context.isWatched,
            answers: try context.answers(),
            progress: { context.progress($0) })
    }
}
