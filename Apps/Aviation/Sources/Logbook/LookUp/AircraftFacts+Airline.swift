package import Flights

extension AircraftFactsInput {
    /// Returns the ICAO code of the airline of a flight number; nil if it is unknown.
    package func airline(ofNumber number: String?) async -> String? {
        guard let number = number.flatMap(FlightNumber.init),
            let directory = try? await self.directory()
        else { return nil }
        return directory.airlines(named: number.airline).first {
            [$0.iata, $0.icao].contains(number.airline)
        }?.icao
    }

    /// Returns the designator of the type that a text names; the text itself if none is known by it.
    package func typeCode(_ text: String?) async -> String? {
        guard let text else { return nil }
        return (try? await directory())?.aircraftType(named: text)?.code ?? text
    }
}
