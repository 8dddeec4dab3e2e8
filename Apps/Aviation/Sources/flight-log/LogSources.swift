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
            context: context,
            request: facts,
            airportsTable: AirportsTable(
                server: { () throws(UsageError) in try context.request(to: .ourAirports) },
                cache: { () throws(UsageError) in try context.cachedRequest(to: .ourAirports) }),
            lookUp: try context.schedules(facts),
            passes: context.passes,
            sky: try context.sky(),
            sync: sync,
            photos: context.photos(syncedBy: sync),
            madeUp: MadeUpLog(flights: DemoLog.flights(now: context.now), trips: DemoLog.trips),
            transfers: { () throws(UsageError) in try context.transfers() },
            theme: { (try? context.theme()) ?? .auto },
            answers: try context.answers())
    }
}
