import Flights
import Networking
package import PackedRecords
package import RecordStore
import SectionEssentials

/// The packed form of a flight: times, numbers and words as integers, then its texts.
extension LoggedFlight {
    package struct PackedValues: BitwiseCopyable, Sendable {
        fileprivate(set) var departure = PackedTimes()
        fileprivate(set) var arrival = PackedTimes()
        fileprivate(set) var minutes = Int.min
        fileprivate(set) var status = PackedWord<FlightStatus>()
        fileprivate(set) var seatKind = PackedWord<SeatKind>()
        fileprivate(set) var cabin = PackedWord<CabinClass>()
        fileprivate(set) var reason = PackedWord<FlightReason>()
        fileprivate(set) var source = PackedWord<FlightDataSource>()
    }

    /// The texts in their order, the names that a log shares first.
    enum PackedText: Int, CaseIterable {
        case departureAirport, departureICAO, arrivalAirport, arrivalICAO
        case airline, airlineICAO, airlineIATA, aircraft, number
        case registration, note, seat, bookingCode, divertedTo, origin
        case departureZone, departureTerminal, departureGate
        case arrivalZone, arrivalTerminal, arrivalGate

        /// Lists, as arrays of JSON.
        case codeShares, photos
    }

    package static let packedForm = PackedForm(version: 2, texts: PackedText.allCases.count)

    package func pack(into list: inout PackedRecords<PackedValues>) {
        var values = PackedValues()
        values.departure = PackedTimes(departure)
        values.arrival = PackedTimes(arrival)
        values.minutes = minutes ?? .min
        values.status = PackedWord(status)
        values.seatKind = PackedWord(seatKind)
        values.cabin = PackedWord(cabin)
        values.reason = PackedWord(reason)
        values.source = PackedWord(source)
        list.append(values)
        for text in PackedText.allCases { list.appendText(self.text(text)) }
    }

    private func text(_ text: PackedText) -> String? {
        switch text {
        case .departureAirport: departure.airport
        case .arrivalAirport: arrival.airport
        case .departureICAO: departure.icao
        case .arrivalICAO: arrival.icao
        case .airline: airline?.name
        case .airlineICAO: airline?.icao
        case .airlineIATA: airline?.iata
        case .aircraft: aircraft
        case .number: number
        case .registration: registration
        case .note: note
        case .seat: seat
        case .bookingCode: bookingCode
        case .divertedTo: divertedTo
        case .origin: origin
        case .departureZone: departure.zone
        case .departureTerminal: departure.terminal
        case .departureGate: departure.gate
        case .arrivalZone: arrival.zone
        case .arrivalTerminal: arrival.terminal
        case .arrivalGate: arrival.gate
        case .codeShares: Self.text(of: codeShares)
        case .photos: Self.text(of: photos)
        }
    }

    private static func text(of list: [String]) -> String? {
        list.isEmpty ? nil : JSONValue.array(list.map(JSONValue.string)).text()
    }
}

/// The planned and the actual time of a departure or an arrival, packed.
struct PackedTimes: BitwiseCopyable, Sendable {
    private var rawScheduled: Int64 = 0
    private var rawActual: Int64 = 0

    init() {}

    init(_ end: FlightEnd) {
        rawScheduled = end.scheduled?.packed ?? 0
        rawActual = end.actual?.packed ?? 0
    }

    var scheduled: LocalDateTime? { LocalDateTime(packed: rawScheduled) }
    var actual: LocalDateTime? { LocalDateTime(packed: rawActual) }
}

/// A word of a type, or none, as its place among all words of the type.
struct PackedWord<Word: CaseIterable & Equatable & Sendable>: BitwiseCopyable, Sendable
where Word.AllCases == [Word] {
    private var place: UInt8 = 0

    init() {}

    init(_ word: Word?) {
        let index = word.flatMap { Word.allCases.firstIndex(of: $0) }
        place = index.map { UInt8(truncatingIfNeeded: $0 + 1) } ?? 0
    }

    var word: Word? {
        let index = Int(place) - 1
        return Word.allCases.indices.contains(index) ? Word.allCases[index] : nil
    }
}
