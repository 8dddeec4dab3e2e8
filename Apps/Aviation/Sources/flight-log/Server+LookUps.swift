import AviationServers
import FeatureKit
import Flights
import Networking
import ReportCLI
import Schedules
import SectionKit

/// The services that are asked about a flight by its number, only when a person searches for it.
extension Server {
    static let lookUps = [aviationStack, aeroDataBox, routes, adsbdb, adsbLol, openSkyHistory]

    /// Schedules, with a key (https://aviationstack.com/documentation).
    static let aviationStack = Server(
        "aviationstack",
        address: "https://api.aviationstack.com",
        addressVariable: "AVIATIONSTACK_URL",
        credentials: .query(secret: "AVIATIONSTACK_KEY", item: "access_key"),
        freshness: .seconds(120), minimumInterval: .seconds(1), requestsAtOnce: 1)

    /// Schedules, with a key (https://doc.aerodatabox.com).
    static let aeroDataBox = Server(
        "aerodatabox",
        address: "https://aerodatabox.p.rapidapi.com",
        addressVariable: "AERODATABOX_URL",
        credentials: .header(secret: "AERODATABOX_KEY", scheme: "", field: "X-RapidAPI-Key"),
        freshness: .seconds(120), minimumInterval: .seconds(1), requestsAtOnce: 1)

    /// The public table of routes by call sign.
    static let routes = daily("routes", "https://vrs-standing-data.adsb.lol", "ROUTES_URL")

    /// Routes by call sign (https://www.adsbdb.com).
    static let adsbdb = daily("adsbdb", "https://api.adsbdb.com", "ADSBDB_URL")

    /// Where flights are now, which sections ask every ten seconds: an answer counts for a little
    /// less, so that each of these loads has a new one, and sections that load together share it.
    static let adsbLol = Server(
        "adsb-lol",
        address: "https://api.adsb.lol",
        addressVariable: "ADSB_LOL_URL",
        freshness: .seconds(8), minimumInterval: .seconds(10), userAgent: userAgent,
        requestsAtOnce: 1)

    private static func daily(_ name: String, _ address: String, _ variable: String) -> Server {
        let day = Duration.seconds(86_400)
        return Server(
            name, address: address, addressVariable: variable, freshness: day,
            missFreshness: day, minimumInterval: .zero, userAgent: userAgent, requestsAtOnce: 1)
    }

    private static let userAgent = "flight-log/0.1.0 (https://github.com/sectionkit/sectionkit)"
}

extension SourceContext {
    /// Returns what looks flights up, of a source that lists ``Server/lookUps``.
    func schedules(_ facts: any BaseRequestInput) throws(UsageError) -> ScheduleChain {
        let hasAviationStack = try hasCredentials(for: .aviationStack)
        let hasAeroDataBox = try hasCredentials(for: .aeroDataBox)
        return ScheduleChain(
            aviationStack: hasAviationStack ? try request(to: .aviationStack) : nil,
            aeroDataBox: hasAeroDataBox ? try request(to: .aeroDataBox) : nil,
            routes: try request(to: .routes),
            adsbdb: try request(to: .adsbdb),
            openSky: try pastFlights(),
            facts: aircraftFacts(facts, memory: memory),
            now: now)
    }

    /// Returns the flights that OpenSky has seen; nil without an account.
    private func pastFlights() throws(UsageError) -> OpenSkyFlights? {
        guard try hasCredentials(for: .openSkyHistory) else { return nil }
        return OpenSkyFlights(
            live: try request(to: .openSkyHistory), cached: try cachedRequest(to: .openSkyHistory),
            note: { if !isOffline { note($0) } })
    }

    /// Returns what others have said of near flights, for a report that is watched by a person who
    /// has credentials for a service that knows more than routes; nil for any other.
    func answers() throws(UsageError) -> FeatureMemory? {
        guard isWatched else { return nil }
        for server in [Server.aviationStack, .aeroDataBox, .openSkyHistory] {
            if try hasCredentials(for: server) { return lastingMemory }
        }
        return nil
    }

    /// Returns where flights are now, of a source that lists ``Server/lookUps``.
    func sky() throws(UsageError) -> CachedSky {
        CachedSky(
            ADSBLolService(),
            live: try request(to: .adsbLol),
            cached: try cachedRequest(to: .adsbLol),
            recent: try recentTargets(of: .adsbLol),
            memory: SharedSkyCache(),
            usesCache: false,
            now: now)
    }
}
