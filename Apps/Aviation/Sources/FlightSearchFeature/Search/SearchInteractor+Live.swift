import Flights
import Logbook
import Networking
import SectionKit

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
