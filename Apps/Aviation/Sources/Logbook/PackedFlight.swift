package import Flights
import Networking
import PackedRecords
package import RecordStore
import SectionEssentials

/// A flight of a packed list: a reference to the list and an index, from which its properties are
/// read.
package struct PackedFlight: FlightRecord {
    private let list: PackedContents<LoggedFlight>
    private let index: Int

    init(_ list: PackedContents<LoggedFlight>, at index: Int) {
        self.list = list
        self.index = index
    }

    private var values: LoggedFlight.PackedValues { list.records[index] }

    private func text(_ text: LoggedFlight.PackedText) -> String? {
        list.records.text(text.rawValue, of: index)
    }

    /// The departure or the arrival of the flight.
    package struct End: FlightEndRecord {
        fileprivate let flight: PackedFlight
        fileprivate let isArrival: Bool

        private var times: PackedTimes {
            isArrival ? flight.values.arrival : flight.values.departure
        }

        package var airport: String {
            flight.text(isArrival ? .arrivalAirport : .departureAirport) ?? ""
        }

        package var icao: String? { flight.text(isArrival ? .arrivalICAO : .departureICAO) }

        package var scheduled: LocalDateTime? { times.scheduled }
        package var actual: LocalDateTime? { times.actual }

        package var zone: String? { flight.text(isArrival ? .arrivalZone : .departureZone) }

        package var terminal: String? {
            flight.text(isArrival ? .arrivalTerminal : .departureTerminal)
        }

        package var gate: String? { flight.text(isArrival ? .arrivalGate : .departureGate) }
    }

    package var departure: End { End(flight: self, isArrival: false) }
    package var arrival: End { End(flight: self, isArrival: true) }

    package var number: String? { text(.number) }
    package var airline: NamedAirline? {
        NamedAirline(name: text(.airline), icao: text(.airlineICAO), iata: text(.airlineIATA))
    }

    package var minutes: Int? { values.minutes == .min ? nil : values.minutes }
    package var status: FlightStatus? { values.status.word }
    package var divertedTo: String? { text(.divertedTo) }
    package var seat: String? { text(.seat) }
    package var seatKind: SeatKind? { values.seatKind.word }
    package var cabin: CabinClass? { values.cabin.word }
    package var reason: FlightReason? { values.reason.word }
    package var aircraft: String? { text(.aircraft) }
    package var registration: String? { text(.registration) }
    package var bookingCode: String? { text(.bookingCode) }
    package var note: String? { text(.note) }
    package var source: FlightDataSource { values.source.word ?? .manual }
    package var origin: String? { text(.origin) }
    package var codeShares: [String] { strings(.codeShares) }
    package var photos: [String] { strings(.photos) }

    private func strings(_ text: LoggedFlight.PackedText) -> [String] {
        let strings = list.records.withText(text.rawValue, of: index) { bytes in
            try? JSONReader.read(Data(bytes)) { $0.list { $0.string() } }
        }
        return (strings ?? nil) ?? []
    }
}

extension LoggedFlight {
    package init(packed list: PackedContents<LoggedFlight>, at index: Int) {
        self.init(PackedFlight(list, at: index))
    }

    /// Creates a copy of a flight.
    package init(_ flight: some FlightRecord) {
        self.init(
            departure: FlightEnd(flight.departure), arrival: FlightEnd(flight.arrival),
            source: flight.source)
        number = flight.number
        airline = flight.airline
        codeShares = flight.codeShares
        minutes = flight.minutes
        status = flight.status
        divertedTo = flight.divertedTo
        seat = flight.seat
        seatKind = flight.seatKind
        cabin = flight.cabin
        reason = flight.reason
        aircraft = flight.aircraft
        registration = flight.registration
        bookingCode = flight.bookingCode
        note = flight.note
        photos = flight.photos
        origin = flight.origin
    }
}

extension FlightEnd {
    fileprivate init(_ end: some FlightEndRecord) {
        self.init(
            end.airport, icao: end.icao, scheduled: end.scheduled, actual: end.actual,
            zone: end.zone, terminal: end.terminal, gate: end.gate)
    }
}
