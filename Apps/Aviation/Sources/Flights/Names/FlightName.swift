package import SectionKit

/// A search for one aircraft: a call sign, a flight number, a registration or an address.
package struct FlightName: Hashable, Sendable {
    /// The text of the search, trimmed.
    package let text: String

    /// Its letters and digits in upper case, after the tilde of an address that is not ICAO's.
    package let code: String

    /// Parses the words; nil if there is no letter or digit.
    package init?(_ text: String) {
        self.text = text[...].trimmed
        let code = text.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if code.isEmpty { return nil }
        self.code = self.text.hasPrefix("~") ? "~" + code : code
    }

    /// What the text can mean, the most likely first; each is tried only if those before it find
    /// nothing.
    package func readings(_ directory: any AircraftDirectory) -> [FlightReading] {
        var readings: [FlightReading] = []
        if let address = AircraftAddress(code) { readings.append(.address(address)) }
        guard code.utf8.count <= 8, !code.hasPrefix("~") else { return readings + named(directory) }
        if let number = FlightNumber(code), number.airline.utf8.count == 2 {
            let callSigns = number.otherNames(in: directory).prefix(4)
            readings.append(.callSigns(Array(callSigns), of: code))
        }
        readings.append(.callSigns([code], of: nil))
        readings.append(.registrations(Registration.spellings(of: text.uppercased())))
        return readings.filter(\.canMatch) + named(directory)
    }

    /// The call sign that it most likely means, so that DL2414 and DAL2414 are one flight; its code if that
    /// is another name, or a flight number whose airline could be one of several.
    package func meaning(in directory: any AircraftDirectory) -> String {
        guard case .callSigns(let names, _)? = readings(directory).first, names.count == 1
        else { return code }
        return CallSign.plain(names[0])
    }

    /// The readings as the name of an airline with a number, such as "delta 2414".
    private func named(_ directory: any AircraftDirectory) -> [FlightReading] {
        let words = text.split(separator: " ")
        // A single code with its number, as in "LH 400", is a flight number.
        guard words.count > 1, words[0].utf8.count > 2 || words.count > 2, let number = words.last,
            number.first?.isNumber == true,
            number.utf8.count <= 5
        else { return [] }
        let airlines = directory.airlines(named: words.dropLast().joined(separator: " "))
        let callSigns = airlines.prefix(3).map { $0.icao + number.uppercased() }
        return callSigns.isEmpty ? [] : [.callSigns(callSigns, of: text)]
    }
}

extension FlightName {
    /// The operand of a section or an action that is about one aircraft.
    package static let operand = SectionOption<FlightName>(
        operand: "flight", placeholder: "FLIGHT",
        summary: "the aircraft: its call sign, flight number, registration or address",
        accepts: "a call sign, a flight number, a registration or an address of six digits",
        example: "DAL2414, DL2414, N899DN or a05b7e", parse: FlightName.init
    ).suggesting(.rows(of: "flights"))
}

/// One meaning of a search.
package enum FlightReading: Equatable, Sendable {
    case address(AircraftAddress)

    /// Call signs; those of a flight number with the number in words.
    case callSigns([String], of: String?)

    /// The spellings of a registration.
    case registrations([String])

    /// Whether it names anything.
    var canMatch: Bool {
        switch self {
        case .address: true
        case .callSigns(let names, _), .registrations(let names): !names.isEmpty
        }
    }

    /// What a source is asked for.
    package var selections: [SkySelection] {
        switch self {
        case .address(let address): [.address(address)]
        case .callSigns(let names, _): names.map(SkySelection.callSign)
        case .registrations(let names): names.map(SkySelection.registration)
        }
    }

    /// Returns the aircraft that are meant.
    package func matches(in aircraft: [Aircraft]) -> [Aircraft] {
        switch self {
        case .address(let address): return aircraft.filter { $0.address == address }
        case .callSigns(let names, _):
            let names = names.map(CallSign.plain)
            return aircraft.filter {
                $0.callSign.map { names.contains(CallSign.plain($0)) } ?? false
            }
        case .registrations(let names):
            let names = names.map(Registration.plain)
            return aircraft.filter {
                $0.registration.map { names.contains(Registration.plain($0)) } ?? false
            }
        }
    }
}
