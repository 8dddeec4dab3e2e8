package import Flights
package import Logbook
package import Networking
package import SectionEssentials

/// Looks a flight up with one service after another, until one knows it.
package struct ScheduleChain: FlightLookUpInput {
    /// A service of the chain, or why it is not asked.
    enum Link: Sendable {
        case service(any ScheduleService)
        case skipped(name: String, reason: String)
    }

    /// Those who know schedules, then those who know only routes.
    let schedules: [Link]
    let routes: [Link]

    /// Estimates actual times; nil if nobody is asked.
    let actualTimes: ActualTimes?

    package func flights(
        _ number: FlightNumber, on day: LocalDateTime?
    ) async -> FlightLookUp {
        await ask(schedules + routes, number, day)
    }

    package func schedules(
        _ number: FlightNumber, on day: LocalDateTime?
    ) async -> FlightLookUp {
        await ask(schedules, number, day)
    }

    package func actualTimes(
        of flight: LoggedFlight, from: LogAirport?, to: LogAirport?
    ) async -> FlightLookUp {
        var result = FlightLookUp()
        func finish(_ outcome: FlightLookUp.Step.Outcome) -> FlightLookUp {
            result.steps = [.init(ActualTimes.name, outcome)]
            return result
        }
        guard let actualTimes else { return finish(.skipped(Self.openSkyIsNotSet)) }
        if let reason = actualTimes.reasonToSkip(flight, from: from) {
            return finish(.skipped(reason))
        }
        do throws(RequestError) {
            let times = try await actualTimes.times(of: flight, from: from, to: to)
            result.found = times.map { [$0] } ?? []
            return finish(times == nil ? .missing : .found)
        } catch .notFound {
            return finish(.missing)
        } catch {
            return finish(.failed(error.summary, recovery: error.recovery))
        }
    }

    private func ask(
        _ links: [Link], _ number: FlightNumber, _ day: LocalDateTime?
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
            guard let flights = try await service.flights(number, on: day) else {
                return .init(
                    service.name, .skipped("no call sign of \(number.airline) is known"))
            }
            found = flights
            return .init(service.name, found.isEmpty ? .missing : .found)
        } catch .notFound {
            return .init(service.name, .missing)
        } catch {
            return .init(service.name, .failed(error.summary, recovery: error.recovery))
        }
    }
}

extension ScheduleChain {
    /// Creates the chain: the services with keys, then the public tables of routes, and OpenSky for
    /// actual times.
    ///
    /// - Parameters:
    ///   - aviationStack: the request to AviationStack; nil without a key.
    ///   - aeroDataBox: the request to AeroDataBox; nil without a key.
    ///   - routes: the request to the public table of routes.
    ///   - adsbdb: the request to adsbdb.com.
    ///   - openSky: the flights of aircraft; nil without an account.
    ///   - facts: the tables of airlines.
    ///   - now: decides which day is today.
    package init(
        aviationStack: (any BaseRequestInput)?,
        aeroDataBox: (any BaseRequestInput)?,
        routes: any BaseRequestInput,
        adsbdb: any BaseRequestInput,
        openSky: (any PastFlightsInput)? = nil,
        facts: any AircraftFactsInput,
        now: Date
    ) {
        schedules = [
            aviationStack.map { .service(AviationStackService(request: $0, now: now)) }
                ?? .skipped(
                    name: AviationStackService.name,
                    reason: "AVIATIONSTACK_KEY is not set (https://aviationstack.com has keys)"),
            aeroDataBox.map { .service(AeroDataBoxService(request: $0, now: now)) }
                ?? .skipped(
                    name: AeroDataBoxService.name,
                    reason: "AERODATABOX_KEY is not set (https://aerodatabox.com has keys)"),
        ]
        self.routes = [
            .service(
                RouteTableService(
                    name: "vrs-standing-data.adsb.lol", request: routes, facts: facts
                ) { .route(ofCallSign: $0) }),
            .service(
                RouteTableService(name: "adsbdb.com", request: adsbdb, facts: facts) {
                    .adsbdb(callSign: $0)
                }),
        ]
        actualTimes = openSky.map { ActualTimes(flights: $0, adsbdb: adsbdb, now: now) }
    }

    static let openSkyIsNotSet =
        "OPENSKY_CLIENT_ID is not set (https://opensky-network.org has accounts)"
}
