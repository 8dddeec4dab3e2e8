import SectionKit

/// An airline as a file, a pass or a person names it: by its name, by its codes, or by both.
package struct NamedAirline: Hashable, Sendable {
    package var name: String?

    /// The code of ICAO, with three letters.
    package var icao: String?

    /// The code of IATA, with two letters or digits.
    package var iata: String?

    /// Creates an airline; nil if nothing is known of it.
    package init?(name: String? = nil, icao: String? = nil, iata: String? = nil) {
        self.name = name?[...].trimmed.nonBlank
        self.icao = icao?[...].trimmed.nonBlank
        self.iata = iata?[...].trimmed.nonBlank
        if self.name == nil, self.icao == nil, self.iata == nil { return nil }
    }

    /// The name, else a code.
    package var words: String { name ?? icao ?? iata ?? "" }
}

extension NamedAirline: LosslessStringConvertible {
    /// Reads a name, a code, or a name with codes in brackets, as in `Alitalia (AZ/AZA)`; nil for an
    /// empty text.
    ///
    /// What is not a code of two or three capitals and digits is a name, also in brackets.
    package init?(_ text: String) {
        let text = text[...].trimmed
        if text.isICAOAirline {
            self.init(icao: text)
        } else if text.isIATAAirline {
            self.init(iata: text)
        } else if let codes = Self.codes(in: text) {
            self.init(name: codes.name, icao: codes.icao, iata: codes.iata)
        } else {
            self.init(name: text)
        }
    }

    /// Reads a column of names, in which three capitals are the name of many airlines, as in SAS.
    package init?(written text: String) {
        self.init(text)
        if let icao, name == nil, iata == nil { (name, self.icao) = (icao, nil) }
    }

    /// The name and the codes in brackets at the end of a text; nil if there are none.
    private static func codes(
        in text: String
    ) -> (name: String, icao: String?, iata: String?)? {
        guard text.hasSuffix(")"), let start = text.lastIndex(of: "(") else { return nil }
        let parts = text[text.index(after: start)...].dropLast()
            .split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
        guard parts.count <= 2,
            parts.allSatisfy({ $0.isEmpty || $0.isIATAAirline || $0.isICAOAirline })
        else { return nil }
        return (
            text[..<start].trimmed, parts.first(where: \.isICAOAirline),
            parts.first(where: \.isIATAAirline)
        )
    }

    /// The text that names it in the same way, such as `Alitalia (AZ/AZA)`.
    package var description: String {
        let codes = [iata, icao].compactMap(\.self)
        guard let name else {
            return codes.count == 1 ? codes[0] : "(\(codes.joined(separator: "/")))"
        }
        return codes.isEmpty ? name : "\(name) (\(codes.joined(separator: "/")))"
    }
}

extension NamedAirline: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        name = nil
        if let named = NamedAirline(text) { self = named }
    }
}

extension String {
    /// Whether it has the form of an airline's code of ICAO: three capitals.
    package var isICAOAirline: Bool {
        utf8.count == 3 && utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    /// Whether it has the form of an airline's code of IATA: two capitals and digits, not two digits.
    package var isIATAAirline: Bool {
        utf8.count == 2 && utf8.allSatisfy { $0.isLetterOrDigit && $0 == $0.upperCase }
            && utf8.contains { $0 > UInt8(ascii: "9") }
    }
}

/// What a flight says of its airline.
package struct AirlineWords: Hashable, Sendable {
    /// What was written down; nil for nothing.
    package let said: NamedAirline?

    /// The code with which the flight number begins, of IATA or ICAO.
    package let code: String?

    package init(said: NamedAirline?, code: String?) {
        self.said = said
        self.code = code
    }
}
