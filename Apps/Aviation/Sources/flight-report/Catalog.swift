import AirportDetailFeature
import AirportFacts
import Airports
import AirportsFeature
import AviationServers
import CountriesFeature
import DistanceFeature
import FeatureKit
import FlightDetailFeature
import FlightFacts
import Flights
import FlightsFeature
import HistoryFeature
import MapFeature
import Networking
import RangeFeature
import RecordStore
import ReportCLI
import SectionKit
import WatchListFeature

/// The definition of the program: its sections and its sources.
enum Catalog {
    static let program = ReportProgram(
        name: "flight-report",
        version: "0.1.0",
        title: "Flight report",
        summary: "Reports on live flights and airports, as text, Markdown, HTML, JSON or CSV.",
        recipes: [
            FlightsBuilder.recipe,
            FlightDetailBuilder.recipe,
            MapBuilder.recipe,
            WatchListBuilder.recipe,
            RangeBuilder.recipe,
            AirportsBuilder.recipe,
            AirportDetailBuilder.recipe,
            CountriesBuilder.recipe,
            DistanceBuilder.recipe,
            HistoryBuilder.recipe,
        ],
        actions: WatchListBuilder.actions,
        vocabularies: AviationVocabularies.all { $0.request },
        sources: FlightSources.all,
        tabs: [
            ScreenTab("Flights", sections: [FlightsBuilder.recipe.name]),
            ScreenTab("Map", sections: [MapBuilder.recipe.name]),
            ScreenTab("Watch list", sections: [WatchListBuilder.recipe.name]),
            ScreenTab("Receiver", sections: [RangeBuilder.recipe.name]),
            ScreenTab(
                "Airports",
                sections: [AirportsBuilder.recipe.name, CountriesBuilder.recipe.name]),
        ],
        opened: FlightsBuilder.recipe.name,
        baseMaps: AirportSurroundings.places { $0.request },
        examples: ["--sections flights,airports --flights-near JFK --airports-near JFK"],
        input: { file, context in FlightSources.dependencies(of: file, context) }
    )
}

/// The sources of the program: what is built in, one's own receiver, and services.
enum FlightSources {
    static let all = [archive, receiver, lines, adsbLol, openSky]

    /// The embedded tables.
    private static let facts = AirportFacts.responses.merging(FlightFacts.responses)

    /// Makes the dependencies of a file of `--input`.
    static func dependencies(of file: Body, _ context: SourceContext) -> AviationDependencies {
        let saved = SavedSky(file, now: context.now)
        return AviationDependencies(
            context, request: facts, sky: saved, tracks: saved, pastFlights: saved, routes: saved,
            asksServers: false)
    }

    // MARK: Built in

    private static let archive = ReportSource<AviationDependencies>(
        Report.Source(
            id: "archive",
            summary: """
                \(FlightFacts.aircraftCount) aircraft around New York, recorded on \
                \(FlightFacts.recordedDate), not live; \(Report.Source.airports.summary)
                """,
            notice: "\(FlightFacts.notice)."
        ),
        summary: "what is built into this program: airports, and recorded flights around New York",
        servers: [.ourAirports],
        opening: [
            FlightsBuilder.recipe.name: [
                "near": FlightFacts.recordedPlace, "sort": FlightSort.interest.rawValue,
            ],
            MapBuilder.recipe.name: ["near": FlightFacts.recordedPlace],
        ]
    ) { context in
        AviationDependencies(
            context, request: facts, sky: RecordedSky(request: facts, memory: context.memory))
    }

    // MARK: One's own receiver

    private static let receiver = ReportSource<AviationDependencies>(
        Report.Source(id: "receiver", summary: "your receiver (readsb, dump1090 or tar1090)."),
        summary: "your own receiver with readsb, dump1090 or tar1090",
        servers: [.receiver, .ourAirports] + Server.lookUps
    ) { context throws(UsageError) in
        let request = try context.request(to: .receiver)
        let receiver = ReceiverSky(
            request: request, again: try context.request(to: .receiver, isShared: false),
            memory: context.lastingMemory.value { ReceiverSky.Memory() }, pause: context.pause,
            now: context.now)
        return AviationDependencies(
            context, request: facts, sky: receiver,
            lookUps: try context.lookUps(), tracks: ServerTracks(receiver: request))
    }

    private static let lines = ReportSource<AviationDependencies>(
        Report.Source(id: "sbs", summary: "the BaseStation lines of your receiver."),
        summary: "the BaseStation lines of your own receiver, port 30003",
        servers: [.ourAirports] + Server.lookUps,
        lineServers: [.receiverLines]
    ) { context throws(UsageError) in
        let lines = try context.lines(from: .receiverLines)
        return AviationDependencies(
            context, request: facts, sky: context.lastingMemory.value { LineSky(lines) },
            lookUps: try context.lookUps())
    }

    // MARK: Services

    private static let adsbLol = ReportSource<AviationDependencies>(
        Report.Source(
            id: "adsb-lol", summary: "adsb.lol and its feeders, live.",
            notice: "\(FlightFacts.notice)."),
        summary: "adsb.lol, live around a place; needs no key",
        servers: [.adsbLol, .ourAirports] + Server.lookUps
    ) { context throws(UsageError) in
        AviationDependencies(
            context, request: facts, sky: try sky(ADSBLolService(), of: .adsbLol, context),
            lookUps: try context.lookUps())
    }

    private static let openSky = ReportSource<AviationDependencies>(
        Report.Source(
            id: "opensky",
            summary: "The OpenSky Network, https://opensky-network.org, live.",
            notice: "For research and education only; do not pass its data on."
        ),
        summary: "the OpenSky Network, the whole world, live; for research and education only",
        servers: [.openSky, .trino, .ourAirports] + Server.lookUps
    ) { context throws(UsageError) in
        let note: @Sendable (String) -> Void = { if !context.isOffline { context.note($0) } }
        let request = try context.request(to: .openSky)
        return AviationDependencies(
            context, request: facts,
            sky: try sky(OpenSkyService(note: note), of: .openSky, context),
            lookUps: try context.lookUps(), tracks: ServerTracks(openSky: request),
            pastFlights: OpenSkyFlights(
                live: request, cached: try context.cachedRequest(to: .openSky), note: note),
            history: try context.history())
    }

    // MARK: What they share

    /// Returns the aircraft of a service, which is asked only for what is not known from the last
    /// two minutes; each round of a watched report asks it again.
    private static func sky(
        _ service: some SkyService,
        of server: Server,
        _ context: SourceContext
    ) throws(UsageError) -> CachedSky {
        CachedSky(
            service,
            live: try context.request(to: server),
            cached: try context.cachedRequest(to: server),
            recent: try context.recentTargets(of: server),
            memory: context.lastingMemory.value { SharedSkyCache() },
            usesCache: !context.ignoresCache && !context.isWatched,
            now: context.now)
    }
}
