import AirportFacts
import FeatureKit
import FlightFacts
import Flights
import Networking
import ReportCLI
import SectionKit

/// The sources of the program: what is built in, one's own receiver, and services.
enum FlightSources {
    static let all = [archive, receiver, lines, adsbLol, openSky]

    /// The embedded tables.
    private static let facts = AirportFacts.responses.merging(FlightFacts.responses)

    /// Makes the dependencies of a file of `--input`.
    static func dependencies(of file: Body, _ context: SourceContext) -> AviationDependencies {
        let saved = SavedSky(file, now: context.now)
        return AviationDependencies(
            request: facts, sky: saved, tracks: saved, now: context.now, memory: context.memory)
    }

    // MARK: Built in

    private static let archive = ReportSource<AviationDependencies>(
        Report.Source(
            id: "archive",
            summary: """
                Airports of OurAirports, \(AirportFacts.date); \(FlightFacts.aircraftCount) \
                aircraft around New York, recorded on \(FlightFacts.recordedDate), not live. \
                \(FlightFacts.notice).
                """
        ),
        summary: "what is built into this program: airports, and recorded flights around New York"
    ) { context in
        AviationDependencies(
            request: facts,
            sky: RecordedSky(request: facts, memory: context.memory),
            now: context.now,
            memory: context.memory)
    }

    // MARK: One's own receiver

    private static let receiver = ReportSource<AviationDependencies>(
        Report.Source(id: "receiver", summary: "your receiver (readsb, dump1090 or tar1090)."),
        summary: "your own receiver with readsb, dump1090 or tar1090",
        servers: [receiverServer]
    ) { context throws(UsageError) in
        let request = try context.request(to: receiverServer)
        return AviationDependencies(
            request: facts,
            sky: ReceiverSky(request: request, now: context.now),
            tracks: ServerTracks(receiver: request),
            now: context.now,
            memory: context.memory)
    }

    /// Its file changes once a second.
    private static let receiverServer = Server(
        "receiver",
        address: "http://localhost:8080",
        addressVariable: "RECEIVER_URL",
        freshness: .zero,
        minimumInterval: .seconds(1))

    private static let lines = ReportSource<AviationDependencies>(
        Report.Source(id: "sbs", summary: "the BaseStation lines of your receiver."),
        summary: "the BaseStation lines of your own receiver, port 30003",
        lineServers: [lineServer]
    ) { context throws(UsageError) in
        let lines = try context.lines(from: lineServer)
        return AviationDependencies(
            request: facts,
            sky: context.lastingMemory.value { LineSky(lines) },
            now: context.now,
            memory: context.memory)
    }

    private static let lineServer = LineServer(
        "sbs", host: "localhost", port: 30_003, addressVariable: "RECEIVER_SBS")

    // MARK: Services

    private static let adsbLol = ReportSource<AviationDependencies>(
        Report.Source(
            id: "adsb-lol", summary: "adsb.lol and its feeders, live. \(FlightFacts.notice)."),
        summary: "adsb.lol, live around a place; needs no key",
        servers: [adsbLolServer]
    ) { context throws(UsageError) in
        AviationDependencies(
            request: facts,
            sky: try sky(ADSBLolService(), of: adsbLolServer, context),
            now: context.now,
            memory: context.memory)
    }

    /// It has no published limit, and refuses a User-Agent that names nobody.
    private static let adsbLolServer = Server(
        "adsb-lol",
        address: "https://api.adsb.lol",
        addressVariable: "ADSB_LOL_URL",
        freshness: .seconds(120),
        minimumInterval: .seconds(5),
        userAgent: "flight-report/0.1.0 (https://github.com/sectionkit/sectionkit)",
        requestsAtOnce: 1)

    private static let openSky = ReportSource<AviationDependencies>(
        Report.Source(
            id: "opensky",
            summary: """
                The OpenSky Network, https://opensky-network.org, live. For research and education \
                only; do not pass its data on.
                """
        ),
        summary: "the OpenSky Network, the whole world, live; for research and education only",
        servers: [openSkyServer]
    ) { context throws(UsageError) in
        let service = OpenSkyService(note: { context.note($0) })
        return AviationDependencies(
            request: facts,
            sky: try sky(service, of: openSkyServer, context),
            tracks: ServerTracks(openSky: try context.request(to: openSkyServer)),
            now: context.now,
            memory: context.memory)
    }

    /// Without an account, its data change every ten seconds.
    private static let openSkyServer = Server(
        "opensky",
        address: "https://opensky-network.org/api",
        addressVariable: "OPENSKY_URL",
        credentials: .client(
            tokenURL: """
                https://auth.opensky-network.org/auth/realms/opensky-network/protocol/\
                openid-connect/token
                """,
            id: "OPENSKY_CLIENT_ID", secret: "OPENSKY_CLIENT_SECRET"),
        freshness: .seconds(120),
        minimumInterval: .seconds(10),
        retryAfterFields: ["X-Rate-Limit-Retry-After-Seconds"],
        requestsAtOnce: 1)

    /// Returns the aircraft of a service, which is asked only for what is not known from the last
    /// two minutes.
    private static func sky(
        _ service: some SkyService,
        of server: Server,
        _ context: SourceContext
    ) throws(UsageError) -> CachedSky {
        CachedSky(
            service,
            live: try context.request(to: server),
            cached: try context.cachedRequest(to: server),
            memory: context.lastingMemory.value { SharedSkyCache() },
            usesCache: !context.ignoresCache && !context.isWatched,
            now: context.now)
    }
}
