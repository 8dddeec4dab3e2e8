import FeatureKit
import Flights
import Logbook
import Networking
import RecordStore
import SectionEssentials
import SectionKit

/// The outputs that results of searches are reported to.
typealias SearchOutput<Value> = InteractorOutput<Value, FlightSearchError>

/// Looks flights up, saves them, and remembers what was searched for.
struct SearchInteractor: InteractorInput {
    let lookUp: any FlightLookUpInput
    let log: any LogInput
    let flights: LogStore
    let airports: any LogAirportsInput
    let facts: any AircraftFactsInput
    let sky: (any SkyInput)?
    let searches: SearchStore
    let now: Date

    func fetch(
        _ flight: FlightReference?, reportingTo output: any SearchOutput<NumberSearch>
    ) async {
        await output.report { () throws(FlightSearchError) in
            var search = NumberSearch(
                reference: flight, lookUp: FlightLookUp(), live: nil, logged: [], past: [],
                warnings: [])
            if let flight {
                search.lookUp = await withActualTimes(await found(flight))
                await addLive(flight, to: &search)
                do throws(LogError) {
                    let log = try await log.log()
                    search.logged =
                        log.isMadeUp ? [] : log.entries.filter { flight.names($0.flight) }
                    try await searches.add(
                        PastSearch(
                            number: flight.name, day: flight.day,
                            found: search.lookUp.found.first?.flight.route, searchedAt: now))
                } catch {
                    search.warnings.append("The search was not kept: \(error.summary).")
                }
            }
            if let flight, !search.lookUp.isAnswered, search.lookUp.failures != nil {
                let error = FlightSearchError.unknown(flight, search.lookUp)
                // What is in the log is known all the same.
                guard !search.logged.isEmpty else { throw error }
                search.warnings.append("\(error.summary.withCapital).")
            }
            do throws(LogError) { search.past = try await searches.searches() } catch {
                if flight == nil { throw .log(error) }
            }
            return search
        }
    }

    /// Looks a flight up, and names its airports by their best-known codes; with an airport of
    /// departure, only the legs from there are returned.
    private func found(_ flight: FlightReference) async -> FlightLookUp {
        var result = await lookUp.flights(flight.number, on: flight.day)
        let ends = result.found.flatMap { [$0.flight.departure, $0.flight.arrival] }
        let code = await airports.bestCodes(
            of: ends.map(\.airport) + [flight.from].compactMap(\.self))
        for index in result.found.indices {
            let flight = result.found[index].flight
            result.found[index].flight.departure.airport = code(flight.departure.airport)
            result.found[index].flight.arrival.airport = code(flight.arrival.airport)
        }
        if let from = flight.from.map(code) {
            result.found.removeAll { $0.flight.departure.airport != from }
        }
        return result
    }

    // MARK: Saving

    func fetchNew(
        _ flight: FlightReference, reportingTo output: some SearchOutput<FlightLookUp.Found>
    ) async {
        await output.report { () throws(FlightSearchError) in try await new(flight) }
    }

    func save(
        _ flight: FlightReference, reportingTo output: some SearchOutput<FlightLookUp.Found>
    ) async {
        await output.report { () throws(FlightSearchError) in
            let new = try await new(flight)
            var change = StoreChange<LoggedFlight>("add \(flight.name) \(new.flight.route)")
            change.put(new.flight, as: RecordID(at: now), if: .nothing)
            do throws(LogError) { try await flights.commit(change) } catch { throw .log(error) }
            return new
        }
    }

    private func new(
        _ flight: FlightReference
    ) async throws(FlightSearchError) -> FlightLookUp.Found {
        let result = await found(flight)
        guard let found = result.found.first else { throw .unknown(flight, result) }
        guard result.found.count == 1 else {
            throw .several(
                flight.name,
                result.found.map { "\($0.flight.route) \($0.flight.date?.text ?? "")" })
        }
        guard let day = found.flight.date else { throw .needsDay(flight.name) }
        let stored: StoredRecords<LoggedFlight>
        do throws(LogError) { stored = try await flights.flights() } catch { throw .log(error) }
        let same = stored.records.first {
            flight.names($0.record) && $0.record.date?.withoutTime == day.withoutTime
        }
        if let same {
            throw .alreadySaved("\(flight.name) of \(day.withoutTime.text)", id: same.id.text)
        }
        return found
    }

    // MARK: Flights of these days

    func fetchUpdates(reportingTo output: some SearchOutput<NearUpdates>) async {
        await output.report { () throws(FlightSearchError) in try await updates() }
    }

    func refresh(reportingTo output: some SearchOutput<NearUpdates>) async {
        await output.report { () throws(FlightSearchError) in
            let result = try await updates()
            if result.updates.isEmpty { return result }
            var change = StoreChange<LoggedFlight>("refresh \(result.updates.count) flights")
            for update in result.updates {
                change.put(update.new, as: update.id, if: .revision(update.revision))
            }
            do throws(LogError) { try await flights.commit(change) } catch { throw .log(error) }
            return result
        }
    }

    private func updates() async throws(FlightSearchError) -> NearUpdates {
        let stored: StoredRecords<LoggedFlight>
        do throws(LogError) { stored = try await flights.flights() } catch { throw .log(error) }
        let near = NearFlights(lookUp: lookUp, airports: airports, now: now)
        let result = await near.updates(of: stored.records)
        if result.answered == 0, !result.warnings.isEmpty {
            throw .notLookedUp(result.warnings)
        }
        return result
    }

    // MARK: Past searches

    func fetchSearchCount(reportingTo output: some SearchOutput<Int>) async {
        await output.report { () throws(FlightSearchError) in
            do throws(LogError) { return try await searches.searches().count } catch {
                throw .log(error)
            }
        }
    }

    func clearSearches(reportingTo output: some SearchOutput<Int>) async {
        await output.report { () throws(FlightSearchError) in
            do throws(LogError) { return try await searches.clear() } catch { throw .log(error) }
        }
    }
}

extension FlightReference {
    /// Whether a flight has the number.
    fileprivate func names(_ flight: some FlightRecord) -> Bool {
        flight.number == name || flight.codeShares.contains(name)
    }
}

/// What services know of a flight beyond its schedule: when it really was, and where it is now.
extension SearchInteractor {
    /// Adds the actual times of the first flight, if its service does not know them.
    func withActualTimes(_ lookUp: FlightLookUp) async -> FlightLookUp {
        guard var first = lookUp.found.first, first.flight.wantsActualTimes else { return lookUp }
        var result = lookUp
        let ends = await airports.airports(first.flight.airports).airports
        let actual = await self.lookUp.actualTimes(
            of: first.flight, from: ends[first.flight.departure.airport],
            to: ends[first.flight.arrival.airport])
        result.steps += actual.steps
        if let times = actual.found.first {
            first.take(times)
            result.found[0] = first
        }
        return result
    }

    /// Adds where the flight is now, if it may be in the air, and the result of asking.
    func addLive(_ flight: FlightReference, to search: inout NumberSearch) async {
        let today = LocalDateTime(now, in: .utc).withoutTime
        guard let sky, flight.day.map({ $0 == today }) ?? true else { return }
        func note(_ outcome: FlightLookUp.Step.Outcome) {
            search.liveStep = .init("adsb.lol", outcome)
        }
        do throws(RequestError) {
            let directory = try await facts.directory()
            let isCallSign = flight.number.airline.utf8.count == 3
            let callSign =
                isCallSign ? flight.name : flight.number.otherNames(in: directory).first
            guard let callSign else { return }
            let selection = SkySelection.callSign(callSign)
            let heard = try await sky.sky(selection)
            let aircraft = heard.aircraft.first(where: selection.matches)
            guard let aircraft, aircraft.isOnGround != true else { return note(.missing) }
            let route = search.lookUp.found.first?.flight
            let known = await airports.airports(route?.airports ?? []).airports
            search.live = LiveFlight(
                aircraft, from: route.flatMap { known[$0.departure.airport] },
                to: route.flatMap { known[$0.arrival.airport] }, at: heard.present(now))
            note(.found)
        } catch {
            note(.failed(error.summary, recovery: error.recovery))
        }
    }
}
