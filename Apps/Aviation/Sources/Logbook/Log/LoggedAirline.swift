package import Flights

/// The airline of a flight: what was written down of it, and beside it what the tables know.
package struct LoggedAirline: Equatable, Sendable {
    /// What a file, a pass or a person said; nil if only the flight number tells.
    package let said: NamedAirline?

    /// What the tables know of it at the date of the flight.
    package let match: AirlineMatch

    /// Creates an airline; nil if nothing is said or known of it.
    package init?(said: NamedAirline?, match: AirlineMatch) {
        if said == nil, match == AirlineMatch() { return nil }
        self.said = said
        self.match = match
    }

    /// The airline of the tables, for certain.
    package var known: AirlinePeriod? { match.known }

    /// The name as it was written down, else that of the tables; nil if there is none for certain.
    package var name: String? { said?.name ?? known?.name ?? said?.words }

    /// The code of ICAO as it was written down, else that of the tables.
    package var icao: String? { said?.icao ?? known?.icao }

    /// The code of IATA as it was written down, else that of the tables.
    package var iata: String? { said?.iata ?? known?.iata }

    /// The name for people: one that is not certain has a question mark.
    package var words: String? { name ?? match.guess.map { "\($0.name)?" } }

    /// How certain the airline is.
    package var certainty: Certainty {
        if known != nil { return .known }
        if match.guess != nil { return .doubtful }
        return .unknown
    }

    /// How certain an airline of the tables is the one that was written down.
    package enum Certainty: String, Sendable {
        case known, doubtful, unknown
    }

    /// What tells it from other airlines: the code that is certain, else the name.
    package var key: String { icao ?? iata ?? name ?? words ?? "" }
}

extension FlightNumber {
    /// The code of the airline in a flight number that is written in UTF-8, as it is stored; nil if
    /// it is invalid.
    static func airline(of number: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        guard (3...8).contains(number.count), number.allSatisfy(\.isCodeByte) else { return nil }
        let isICAO = number.prefix(3).allSatisfy(\.isCapital)
        let code = number.prefix(isICAO ? 3 : 2)
        guard code.contains(where: \.isCapital), !number[code.count].isCapital else { return nil }
        return UnsafeBufferPointer(rebasing: code)
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }
    fileprivate var isCodeByte: Bool { isCapital || self &- UInt8(ascii: "0") < 10 }
}
