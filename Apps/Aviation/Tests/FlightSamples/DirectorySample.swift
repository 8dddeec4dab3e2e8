package import Airports
package import Flights
package import Networking
import SectionEssentials
import SectionKit

/// A directory with three airlines, two types and three blocks of addresses.
package struct DirectorySample: AircraftDirectory {
    package init() {}

    private let airlines = [
        Airline(name: "Iberia Airlines", icao: "IBE", iata: "IB"),
        Airline(name: "Wild Wood, Inc.", icao: "WWI", iata: nil),
        Airline(name: "Lufthansa", icao: "DLH", iata: "LH"),
    ]

    package func airline(ofCallSign callSign: String) -> Airline? {
        guard callSign.dropFirst(3).first?.isNumber ?? false else { return nil }
        return airlines.first { callSign.hasPrefix($0.icao) }
    }

    package func airlines(named text: String) -> [Airline] {
        airlines.filter {
            [$0.icao, $0.iata].contains(text.uppercased())
                || $0.name.lowercased().hasPrefix(text.lowercased())
        }
    }

    package func airlines(of flights: [AirlineWords]) -> [AirlineCandidates] {
        flights.map { words in
            let codes = [words.said?.icao, words.said?.iata, words.code]
            let known = airlines.first { airline in
                codes.contains(airline.icao) || airline.iata.map { codes.contains($0) } ?? false
                    || airline.name == words.said?.name
            }
            return AirlineCandidates(known: known.map { AirlinePeriod($0) })
        }
    }

    package func airlines(matching terms: SearchTerms) -> [Airline] {
        airlines.filter { terms.match(SearchText([$0.name, $0.icao, $0.iata])) }
    }

    package func airlineName(nearest text: String) -> String? {
        text.nearest(in: airlines.map(\.name))
    }

    package func type(_ code: String) -> AircraftType? {
        switch code {
        case "A320": AircraftType(code: code, manufacturer: "Airbus", model: "A-320")
        case "C172": AircraftType(code: code, manufacturer: "Cessna", model: "172 Skyhawk")
        default: nil
        }
    }

    package func aircraftType(named text: String) -> AircraftType? {
        type(text == "Airbus A320" || text == "320" ? "A320" : text.uppercased())
    }

    package func block(of address: AircraftAddress) -> AddressBlock? {
        guard address.isICAO else { return nil }
        return switch address.number {
        case 0x34_0000...0x34_ffff: AddressBlock(country: "ES", isMilitary: false)
        case 0x35_0000...0x35_ffff: AddressBlock(country: "ES", isMilitary: true)
        case 0x40_0000...0x43_ffff: AddressBlock(country: "GB", isMilitary: false)
        default: nil
        }
    }
}

/// A service of that directory, or of an error.
package struct AircraftFactsSpy: AircraftFactsInput {
    private let answer: Result<DirectorySample, RequestError>

    package init(_ answer: Result<DirectorySample, RequestError> = .success(DirectorySample())) {
        self.answer = answer
    }

    package func directory() async throws(RequestError) -> any AircraftDirectory {
        try answer.get()
    }
}
