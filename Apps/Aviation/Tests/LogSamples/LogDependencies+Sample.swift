import AirportSamples
import Airports
package import FeatureTesting
import Flights
package import Logbook
package import Networking
import RecordStore
package import SectionEssentials
import SectionKit

extension LogDependencies {
    /// Creates dependencies with a store in memory; without flights, the log is made up.
    package static func sample(
        _ request: any BaseRequestInput,
        flights: [LoggedFlight] = [],
        airports: RecordStoreSpy<OwnAirport> = RecordStoreSpy(),
        table: (any BaseRequestInput)? = nil,
        madeUp: [LoggedFlight] = [],
        trips: SampleTrips? = nil,
        now: Date = LogEntry.sampleNow
    ) -> LogDependencies {
        let records = flights.enumerated().compactMap { index, flight in
            RecordID("flight-\(index + 1)").map { ($0, flight) }
        }
        let stores: [any RecordStoreInput] = [
            RecordStoreSpy(Dictionary(uniqueKeysWithValues: records)), airports,
            RecordStoreSpy<PastSearch>(), RecordStoreSpy<KeptColumns>(),
        ]
        var context = ContextSpy(stores: stores + (trips?.stores ?? []), now: now)
        context.zones = SampleZones.zone
        return LogDependencies(
            context: context,
            request: request,
            airportsTable: table.map { table in
                AirportsTable(
                    server: { () throws(UsageError) in table },
                    cache: { () throws(UsageError) in UnfilledCache() })
            },
            photos: trips?.photos ?? PhotosSpy(),
            madeUp: MadeUpLog(flights: madeUp))
    }
}

/// A cache without responses.
private struct UnfilledCache: BaseRequestInput {
    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        throw .notAllowed(reason: "the network is not used")
    }
}

extension BaseRequestSpy {
    /// Returns a request that responds with the sample tables of airports and with empty ones of
    /// airlines, aircraft and closed airports, or with one of a test.
    package static func log(closed: String = "") -> BaseRequestSpy {
        let columns = "code,icao,type,name,city,country,latitude_deg,longitude_deg,zone\n"
        return BaseRequestSpy([
            .airports: .text(SampleTables.airports),
            .countries: .text(SampleTables.countries),
            .zones: .text(SampleTables.zones),
            .cities: .text("name,country,latitude,longitude,weight,airport,names\n"),
            .closedAirports: .text(columns + closed),
            .airlines: .text("icao,iata,name\n"),
            .airlinePeriods: .text("iata,icao,name,from,to,keys,became\n"),
            .airportChanges: .text("code,until,airport\n"),
            .aircraftTypes: .text("code,manufacturer,model\n"),
            .aircraftCodes: .text("iata,code\n"),
            Endpoint("/address-blocks.csv"): .text("start,finish,country,military\n"),
        ])
    }
}
