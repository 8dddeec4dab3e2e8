import AirportSamples
import Airports
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import AirportDetailFeature

extension AirportDetailSection {
    /// Creates the section over a spy of the tables, with a sample of the sky and of two zones.
    static func sample(
        _ search: AirportSearch,
        from request: BaseRequestSpy = .tables(),
        sky: SkySpy = SkySpy(.success(.sample())),
        now: Date = Sky.sampleTime
    ) -> AirportDetailSection {
        let airports = airportsService(request, memory: nil)
        return AirportDetailBuilder.section(
            service: AirportDetailService(request: request, service: airports),
            flights: FlightListService.sample(sky, airports: request, now: now),
            clock: .sample(at: now),
            search: search)
    }

    static func sample(
        _ text: String,
        from request: BaseRequestSpy = .tables(),
        sky: SkySpy = SkySpy(.success(.sample())),
        now: Date = Sky.sampleTime
    ) throws -> AirportDetailSection {
        sample(try #require(AirportSearch(text)), from: request, sky: sky, now: now)
    }
}

extension AirportClock {
    /// A clock with the zones of the expected local times, by their present rules.
    static func sample(at now: Date) -> AirportClock {
        let rules = [
            "Europe/London": "GMT0BST,M3.5.0/1,M10.5.0",
            "Europe/Madrid": "CET-1CEST,M3.5.0,M10.5.0/3",
            "Asia/Kathmandu": "<+0545>-5:45",
            "America/Phoenix": "MST7",
            "Australia/Lord_Howe": "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
            "Pacific/Chatham": "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45",
        ]
        return AirportClock(now: now) { name in
            rules[name].flatMap(ZoneRules.init(rule:)).map { DisplayZone(name: name, rules: $0) }
        }
    }
}
