import FeatureKit
import Flights
import SectionKit

/// The result of a search for one aircraft that found something.
enum FlightSearchResult: Equatable, Sendable {
    /// The only aircraft that matches.
    case one(FlightDetail)

    /// The aircraft that match.
    case several(FlightChoice)

    /// An aircraft that the source does not receive now, but whose past flights it knows.
    case absent(AbsentFlight)
}

/// The past flights of an aircraft that the source does not receive now.
struct AbsentFlight: Equatable, Sendable {
    let search: FlightName

    /// The flights of the last days, the latest first.
    let flights: [FlownFlight]

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]

    /// That it is not received now, as a sentence.
    var notice: String { "\(search.text) is not in range of the source now." }
}

/// Several aircraft that match a search.
struct FlightChoice: Equatable, Sendable {
    let search: FlightName
    let flights: [Flight]

    /// Whether they are from a recording.
    let isRecorded: Bool

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]
}

/// A search that found no aircraft.
struct FlightMiss: NotFound {
    let search: FlightName

    /// The usual call signs of the text, if it is a flight number.
    let callSigns: [String]

    /// A similar call sign or registration; nil if none is similar.
    let nearest: String?

    /// Whether only a recording was searched.
    let isRecorded: Bool

    /// How long to wait before the source is asked again: it may come in range.
    var refreshInterval = Duration.seconds(30)
}

extension FlightChoice {
    /// A sentence with the number of aircraft.
    var summary: String {
        "\(flights.count.counted("aircraft", "aircraft")) match “\(search.text)”."
    }

    /// How to choose one of the aircraft; a warning has the summary.
    var advice: InlineText {
        // What is searched for is the beginning of a call sign, or several have it.
        let start = search.text.uppercased()
        let sign = flights.lazy.compactMap(\.aircraft.callSign).first {
            $0.hasPrefix(start) && $0.count > start.count
        }
        let address = flights.first.map { "\($0.aircraft.address)" }
        return InlineText([
            .plain("Look one up by its \(sign == nil ? "address" : "call sign"): "),
            .code("flight-report \(FlightDetailBuilder.command) \(sign ?? address ?? search.text)"),
            .plain("."),
        ])
    }
}

extension FlightMiss {
    /// The message and the advice for a person.
    var explanation: SectionError {
        let place = isRecorded ? "in the recording" : "in range of the source now"
        return SectionError(
            message: "No aircraft called \(search.text.quoted) is \(place).",
            recovery: [guess, advice].compactMap(\.self).joined(separator: " "),
            refreshInterval: refreshInterval)
    }

    private var guess: String? {
        if let nearest { return "Did you mean \(nearest.quoted)?" }
        // An address of six digits is no flight number, even if it begins like one.
        if callSigns.isEmpty || AircraftAddress(search.code) != nil { return nil }
        let names = callSigns.listed(by: "or")
        return "Its call sign would usually be \(names), but airlines also use others."
    }

    private var advice: String {
        isRecorded
            ? "For aircraft that fly now, add a live source, such as --source adsb-lol."
            : "It may be out of range, on the ground, or use another call sign; an aircraft is also found "
                + "by its registration or its address."
    }
}

extension FlightChoice {
    /// The aircraft to choose from; Enter opens one.
    func table(_ units: UnitSystem) -> Table {
        Table(
            key: "matches", ofFlights: flights.map { ListedFlight($0) }, in: units,
            hasPlace: false,
            hasEmergencies: flights.contains { $0.aircraft.emergency != nil })
    }

    /// A table of the only aircraft that matches, in the same columns, for programs only.
    static func table(of flight: Flight) -> Table {
        typealias Column = TableColumn<ListedFlight>
        let columns: [Column] = [.airline, .type, .registration, .country, .squawk]
        return Table(
            key: "matches", of: [ListedFlight(flight)],
            columns: (Column.codes + columns + Column.unseen).map(\.forMachines),
            identity: \.identity
        ).calling(["watch add"])
    }
}
