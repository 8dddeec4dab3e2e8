import Logbook
import SectionKit

/// Finds the airports that passes name, and puts their times on the clocks of these airports.
struct PassAirports: Sendable {
    let airports: any LogAirportsInput
    let names: AirportNames

    /// Returns a zone by its name (IANA).
    let zone: @Sendable (String) -> DisplayZone?

    /// Returns what was read with the codes of the airports and with all times on their clocks.
    func settled(_ pass: ReadPass) async -> ReadPass {
        var pass = pass
        for place in pass.legs.indices {
            var leg = pass.legs[place]
            var codes: [String: String?] = [:]
            for reading in leg.readings where reading.field == .from || reading.field == .to {
                guard codes[reading.text] == nil else { continue }
                if reading.text.isCode, !(await isCity(reading.text)) { continue }
                let named = await names.airports(named: reading.text)
                if named.count > 1 {
                    codes.updateValue(nil, forKey: reading.text)
                    leg.openAirports[reading.field] = OpenAirport(
                        name: reading.text, airports: named)
                    continue
                }
                do throws(LogError) {
                    codes.updateValue(
                        try await names.code(of: reading.text, on: nil), forKey: reading.text)
                } catch {
                    codes.updateValue(nil, forKey: reading.text)
                    pass.add(warning: "\(error.summary.withCapital). \(error.recovery)")
                }
            }
            leg = leg.renaming(codes)
            let unknown = await unknownCodes(of: leg)
            for code in unknown.sorted() {
                pass.add(warning: "\(code.quoted) in the text is no airport that is known.")
            }
            leg = leg.renaming(Dictionary(uniqueKeysWithValues: unknown.map { ($0, String?.none) }))
            guard !leg.openTimes.isEmpty else {
                pass.legs[place] = leg
                continue
            }
            let known = await airports.airports(Set([leg[.from], leg[.to]].compactMap(\.self)))
            let settled = leg.settled(in: { known.airports[$0]?.zone }, named: zone)
            pass.legs[place] = settled.leg
            for airport in settled.unknown {
                let name = airport.isEmpty ? "The airport" : airport.quoted
                pass.add(
                    warning: "\(name) has no known zone, so of its time only the day in UTC is "
                        + "known; check the date.")
            }
        }
        return pass
    }

    /// Whether a code is that of a city, such as LON, and not of an airport.
    private func isCity(_ code: String) async -> Bool {
        await airports.airports([code]).airports[code]?.kind == .city
    }

    /// The codes in a text that no table has, since three capitals may be anything there.
    private func unknownCodes(of leg: PassLeg) async -> Set<String> {
        let codes = Set(
            leg.readings.filter { ($0.field == .from || $0.field == .to) && $0.origin.isText }
                .map(\.text))
        guard !codes.isEmpty else { return [] }
        return codes.subtracting(await airports.airports(codes).airports.keys)
    }
}

extension PassOrigin {
    /// Whether three capitals may be anything: in a text, written or recognised.
    fileprivate var isText: Bool { self == .text || self == .recognisedText }
}

extension ReadPass {
    fileprivate mutating func add(warning: String) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}

extension String {
    /// Whether it is written as the code of an airport.
    fileprivate var isCode: Bool {
        (3...4).contains(utf8.count) && self == uppercased() && isAirportCode
    }
}
