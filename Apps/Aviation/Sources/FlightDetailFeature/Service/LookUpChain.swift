import Airports
import Flights
import Networking
import SectionEssentials

/// The services that are asked about one aircraft, in order; each may fail alone.
struct LookUpChain: Sendable {
    let lookUps: FlightLookUps?
    let tracks: (any TrackInput)?
    let pastFlights: (any PastFlightsInput)?

    /// Asks about the aircraft, its route, its track and its past flights at the same time.
    func enrichment(of flight: Flight, airports: AirportDirectory) async -> Enrichment {
        async let aircraft = aircraft(flight)
        async let route = route(flight, airports)
        async let track = track(flight)
        async let pastFlights = pastFlights(of: flight.aircraft.address, before: flight.present)
        let parts = await [aircraft, route, track, pastFlights]
        var whole = Enrichment()
        for part in parts {
            whole.answers += part.answers
            whole.outcomes += part.outcomes
            whole.route = whole.route ?? part.route
            whole.track = whole.track ?? part.track
            whole.pastFlights += part.pastFlights
            whole.droppedPastFlights += part.droppedPastFlights
        }
        return whole.ordered
    }

    /// Asks hexdb, then adsbdb for what hexdb does not know.
    private func aircraft(_ flight: Flight) async -> Enrichment {
        var found = Enrichment()
        let address = flight.aircraft.address
        guard let lookUps, address.isICAO else { return found }
        func isComplete() -> Bool { AircraftIdentity(flight, found).isComplete }
        if isComplete() { return found }
        found.add(await lookUps.hexdb.ask(.hexdb(address)) { $0.answer }, from: .hexdb)
        if isComplete() { return found }
        found.add(await lookUps.adsbdb.ask(.adsbdb(address)) { $0.answer }, from: .adsbdb)
        return found
    }

    /// Asks the table of routes, then adsbdb if the table does not know the call sign.
    private func route(_ flight: Flight, _ airports: AirportDirectory) async -> Enrichment {
        var found = Enrichment()
        // The call sign of a private aircraft is its registration, which has no route.
        guard let lookUps, let callSign = flight.aircraft.callSign,
            CallSign.isOfAirline(callSign)
        else { return found }
        let services: [(LookUpStep.Origin, Reply<RouteEntity>)] = [
            (.routes, await lookUps.routes.ask(.route(ofCallSign: callSign)) { $0 })
        ]
        for (origin, reply) in services { found.add(reply, from: origin, callSign, airports) }
        if found.route == nil {
            let reply = await lookUps.adsbdb.ask(.adsbdb(callSign: callSign)) { $0 }
            found.add(reply, from: .adsbdb, callSign, airports)
        }
        return found
    }

    /// The most positions of a track that are kept.
    private static let points = 2_000

    private func track(_ flight: Flight) async -> Enrichment {
        var found = Enrichment()
        guard let tracks else { return found }
        do throws(RequestError) {
            found.track = try await tracks.track(of: flight.aircraft.address)
                .sinceTakeOff.thinned(to: Self.points)
            found.outcomes = [(.track, found.track?.points.isEmpty == false ? .found : .missing)]
        } catch {
            found.outcomes = [(.track, error.outcome)]
        }
        return found
    }

    /// Asks for the flights of the last two whole days, which stay the same until the next one.
    func pastFlights(of address: AircraftAddress, before now: Date) async -> Enrichment {
        var found = Enrichment()
        guard let pastFlights, address.isICAO else { return found }
        do throws(RequestError) {
            let flights = try await pastFlights.flights(
                of: address, in: PastDays(before: now).time)
            (found.pastFlights, found.droppedPastFlights) = (flights.records, flights.dropped)
            found.outcomes = [(.flights, flights.records.isEmpty ? .missing : .found)]
        } catch {
            found.outcomes = [(.flights, error.outcome)]
        }
        return found
    }
}

/// The answer of a service, or why there is none.
enum Reply<Value: Sendable>: Sendable {
    case answer(Value)
    case failure(LookUpStep.Outcome)
}

extension BaseRequestInput {
    /// Asks for a resource.
    fileprivate func ask<Entity, Value: Sendable>(
        _ resource: Resource<Entity>,
        _ convert: (Entity) -> Value
    ) async -> Reply<Value> {
        do throws(RequestError) {
            return .answer(convert(try await value(of: resource)))
        } catch {
            return .failure(error.outcome)
        }
    }
}

extension RequestError {
    /// The outcome of a step that failed with the error.
    fileprivate var outcome: LookUpStep.Outcome {
        if case .notFound = self { .missing } else { .failed(summary) }
    }
}
