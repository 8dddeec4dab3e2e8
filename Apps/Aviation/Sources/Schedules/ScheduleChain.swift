package import Essentials
package import Flights
package import Logbook
package import Networking

/// Looks a flight up with one service after another, until one knows it.
package struct ScheduleChain: FlightLookUpInput {
    /// A service of the chain, or why it is not asked.
    enum Link: Sendable {
        case service(any ScheduleService)
        case skipped(name: String, reason: String)
    }

    let links: [Link]

    package func flights(
        _ number: FlightNumber, on day: LocalDateTime?
    ) async -> FlightLookUp {
        var result = FlightLookUp()
        for link in links {
            switch link {
            case .skipped(let name, let reason):
                result.steps.append(.init(name, .skipped(reason)))
            case .service(let service) where !result.found.isEmpty:
                result.steps.append(.init(service.name, .skipped("it was not needed")))
            case .service(let service):
                result.steps.append(await ask(service, number, day, &result.found))
            }
        }
        return result
    }

    private func ask(
        _ service: any ScheduleService,
        _ number: FlightNumber,
        _ day: LocalDateTime?,
        _ found: inout [FlightLookUp.Found]
    ) async -> FlightLookUp.Step {
        do throws(RequestError) {
            found = try await service.flights(number, on: day)
            return .init(service.name, found.isEmpty ? .missing : .found)
        } catch .notFound {
            return .init(service.name, .missing)
        } catch {
            return .init(service.name, .failed(error.summary, recovery: error.recovery))
        }
    }
}

extension ScheduleChain {
    /// Creates the chain: the services with keys, then the public tables of routes.
    ///
    /// - Parameters:
    ///   - aviationStack: the request to AviationStack; nil without a key.
    ///   - aeroDataBox: the request to AeroDataBox; nil without a key.
    ///   - routes: the request to the public table of routes.
    ///   - adsbdb: the request to adsbdb.com.
    ///   - facts: the tables of airlines.
    ///   - now: decides which day is today.
    package init(
        aviationStack: (any BaseRequestInput)?,
        aeroDataBox: (any BaseRequestInput)?,
        routes: any BaseRequestInput,
        adsbdb: any BaseRequestInput,
        facts: any AircraftFactsInput,
        now: Date
    ) {
        links = [
            aviationStack.map { .service(AviationStackService(request: $0, now: now)) }
                ?? .skipped(
                    name: AviationStackService.name, reason: "AVIATIONSTACK_KEY is not set"),
            aeroDataBox.map { .service(AeroDataBoxService(request: $0, now: now)) }
                ?? .skipped(name: AeroDataBoxService.name, reason: "AERODATABOX_KEY is not set"),
            .service(
                RouteTableService(
                    name: "vrs-standing-data.adsb.lol", request: routes, facts: facts
                ) { .route(ofCallSign: $0) }),
            .service(
                RouteTableService(name: "adsbdb.com", request: adsbdb, facts: facts) {
                    .adsbdb(callSign: $0)
                }),
        ]
    }
}
