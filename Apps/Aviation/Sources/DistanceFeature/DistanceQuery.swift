import Airports
import Flights
import SectionKit

/// A query for the distances of a journey.
struct DistanceQuery: Equatable, Sendable {
    var route: RouteText
    var speed = SpeedText.usual
    var units = UnitSystem.aviation
}

/// The operand and the options of the section.
private enum DistanceOption {
    static let places = SectionOption<RouteText>(
        words: "places",
        placeholder: "PLACES",
        summary: "two or more places, each a word or in quotation marks, or separated by commas",
        accepts: "two or more places: codes, names in quotation marks, positions, or names"
            + " separated by commas",
        example: "LHR 'new york' or 'new york, london'",
        parse: RouteText.init(words:)
    ).suggesting(.vocabulary(AirportVocabulary.name))
    static let speed = SectionOption(
        "speed",
        placeholder: "SPEED",
        summary: "the speed over the ground for the time, in knots without a unit; by default 480",
        accepts: "a speed in kn, km/h, mph or m/s",
        example: "480kn or 900km/h",
        parse: SpeedText.init
    )
}

extension DistanceQuery {
    static let options = [
        DistanceOption.places.description, DistanceOption.speed.description,
        FlightOption.units.description, AllAirports.option.description,
    ]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(
            route: try options.required(DistanceOption.places),
            speed: try options.value(of: DistanceOption.speed) ?? .usual,
            units: try options.required(FlightOption.units)
        )
    }
}

/// A speed as a person gives it, such as `480kn` or `900 km/h`; a number without a unit is in knots.
struct SpeedText: Equatable, Sendable {
    let value: Double
    let unit: SpeedUnit

    /// The usual speed of an airliner over the ground.
    static let usual = SpeedText(480, .knot)

    /// The speed in metres per second.
    var metresPerSecond: Double { value * unit.size }

    init(_ value: Double, _ unit: SpeedUnit) {
        self.value = value
        self.unit = unit
    }

    /// Reads a speed of more than 0 and at most 30,000 knots.
    init?(_ text: String) {
        let plain = text[...].trimmed.lowercased()
        let symbol = plain.drop { $0.isNumber || $0 == "." }
        let unit = symbol.isEmpty ? .usual : SpeedUnit(symbol: symbol.trimmed)
        guard let unit, let value = Double(plain.dropLast(symbol.count)), value > 0,
            value * unit.size <= 30_000 * SpeedUnit.knot.size
        else { return nil }
        self.init(value, unit)
    }
}

extension SpeedText {
    /// The speed in its own unit, such as "480 kn".
    var words: String {
        let number = value == value.rounded() ? Int(value).grouped : String(value)
        return "\(number) \(unit.symbol)"
    }
}

extension SpeedUnit {
    fileprivate var symbol: String {
        switch self {
        case .knot: "kn"
        case .kilometrePerHour: "km/h"
        case .milePerHour: "mph"
        case .metrePerSecond: "m/s"
        }
    }
}

/// The places of a journey as a person gives them: each a word of its own, such as `LHR 'new york'`,
/// or separated by commas or `to`, such as `new york, london` and `paris to rome`.
struct RouteText: Equatable, Sendable {
    /// The places, two or more.
    let places: [PlaceText]

    /// Reads the words of a command line; nil if they are fewer than two places, or one cannot be a
    /// place.
    ///
    /// A word is one place, unless it has a comma, a semicolon or ` to `. Without quotation marks,
    /// commas and `to` still separate places of several words.
    init?(words: [String]) {
        if words.count == 1, let text = words.first {
            self.init(text)
            return
        }
        let isList = words.contains { word in
            word == "to" || word.hasSuffix(",") || word.hasPrefix(",") || word.hasSuffix(";")
        }
        let texts = isList ? Self.listed(words.joined(separator: " ")) : words.flatMap(Self.listed)
        self.init(texts: texts)
    }

    /// Reads one text, as of a form; nil if there are fewer than two places, or one cannot be a
    /// place.
    ///
    /// Without commas, it may be codes in capitals or positions, separated by spaces.
    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        let areCodes = words.allSatisfy { word in
            CoordinateText.coordinate(word) != nil
                || (3...4).contains(word.count) && word == word.uppercased()
                    && word.allSatisfy { $0.isLetter || $0.isNumber }
        }
        self.init(texts: areCodes ? words : Self.listed(text))
    }

    private init?(texts: [String]) {
        let places = texts.compactMap(PlaceText.init)
        guard places.count > 1, places.count == texts.count else { return nil }
        self.places = places
    }

    /// Splits a text at semicolons, at ` to ` and at commas, except those of a position.
    private static func listed(_ text: String) -> [String] {
        if CoordinateText.coordinate(text) != nil { return [text] }
        return text.split(separator: ";").flatMap { $0.split(separator: " to ") }.flatMap(parts)
    }

    /// Splits a text at its commas, except at those inside of positions.
    private static func parts(of text: Substring) -> [String] {
        var parts: [String] = []
        var isHalf = false
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            if isHalf, isAngle(part) {
                parts[parts.count - 1] += ",\(part)"
                isHalf = false
            } else {
                parts.append(String(part))
                isHalf = isAngle(part)
            }
        }
        return parts
    }

    /// Whether a text is half of a position: a number, with or without a letter.
    private static func isAngle(_ text: some StringProtocol) -> Bool {
        let text = text.trimmed
        return text.contains(where: \.isNumber)
            && text.allSatisfy { $0.isNumber || "NSEWnsew+-−.°'′″\" ".contains($0) }
    }
}
