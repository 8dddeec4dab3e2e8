import SectionEssentials
package import SectionKit

/// One flight that was read from a pass, with everything that its parts say of it.
package struct PassLeg: Equatable, Sendable {
    /// What was read, the most trusted first; of one origin, in the order in which it was read.
    package private(set) var readings: [PassReading] = []

    /// Other days on which the flight may be, because a bar code has no year.
    package var otherDates: [String] = []

    /// The airports that a name in a text may mean, of the departure and the arrival.
    package var openAirports: [PassField: OpenAirport] = [:]

    /// The values of recognised text whose words were hard to read, so that a person checks them.
    package var unclear: Set<PassField> = []

    /// The index of the line of the text in which each value stands.
    package var lines: [PassField: Int] = [:]

    /// The times that are not on the clock of an airport yet.
    package private(set) var openTimes: [OpenPassTime] = []

    package init(_ readings: [PassReading] = []) {
        for reading in readings { add(reading) }
    }

    /// Adds a reading, unless the same part has said so already.
    package mutating func add(_ reading: PassReading) {
        guard !reading.text.isEmpty, !readings.contains(where: reading.isSame) else { return }
        let place = readings.firstIndex { reading.origin < $0.origin } ?? readings.endIndex
        readings.insert(reading, at: place)
    }

    /// Adds a value if there is one.
    package mutating func add(_ field: PassField, _ text: String?, from origin: PassOrigin) {
        if let text { add(PassReading(field, text, from: origin)) }
    }

    /// Adds a status.
    package mutating func add(_ field: PassField, _ status: FlightStatus, from origin: PassOrigin) {
        add(PassReading(field, status.rawValue, from: origin))
    }

    /// Adds the time of a departure, an arrival or the boarding, which ``settled(in:named:)`` puts on
    /// the clock of its airport.
    package mutating func add(_ field: PassField, _ time: WrittenTime?, from origin: PassOrigin) {
        guard let time else { return }
        let open = OpenPassTime(field: field, time: time, origin: origin)
        if !openTimes.contains(open) { openTimes.append(open) }
    }

    /// Returns the flight with all times on the clocks of its airports.
    ///
    /// - Parameters:
    ///   - zone: returns the zone of an airport by its code; nil if it is unknown.
    ///   - named: returns a zone by its name.
    /// - Returns: the flight, and the airports whose zone is needed and unknown.
    package func settled(
        in zone: (String) -> DisplayZone?, named: (String) -> DisplayZone? = { _ in nil }
    ) -> (leg: PassLeg, unknown: [String]) {
        var leg = self
        leg.openTimes = []
        var unknown: [String] = []
        func local(_ open: OpenPassTime) -> LocalDateTime? {
            let airport = self[open.field == .arrives ? .to : .from] ?? ""
            if let time = open.time.local(in: zone(airport), named: named) { return time }
            if !unknown.contains(airport) { unknown.append(airport) }
            return nil
        }
        for open in openTimes where open.field == .departs {
            let time = local(open)
            let day = time?.withoutTime ?? open.time.day
            leg.add(.date, day.text, from: open.origin)
            leg.add(.departs, ClockTime(time, after: day)?.description, from: open.origin)
        }
        // The day of an arrival or a boarding counts from that of the departure.
        for open in openTimes where open.field != .departs {
            let day = leg.readings.first { $0.field == .date && $0.origin == open.origin }?.text
            let date = (day ?? leg[.date]).flatMap { LocalDateTime($0) }
            let time = ClockTime(local(open), after: date)
            leg.add(open.field, time?.description, from: open.origin)
        }
        return (leg, unknown)
    }

    /// Whether the days of two parts are the same, as far as they are known; one on the clock of its
    /// airport and one on another clock may be a day apart.
    func isOnDay(of other: PassLeg) -> Bool {
        guard let day = dayOfDeparture, let otherDay = other.dayOfDeparture else { return true }
        let isAlike = (self[.date] == nil) == (other[.date] == nil)
        let distance = day.day.days(from: otherDay.day.date).map { $0.magnitude } ?? 0
        return distance <= (isAlike ? 0 : 1)
    }

    private var dayOfDeparture: LocalDateTime? {
        self[.date].flatMap { LocalDateTime($0) }
            ?? openTimes.first { $0.field == .departs }?.time.day
    }

    /// Returns the flight with other codes of its airports.
    package func renaming(_ codes: [String: String?]) -> PassLeg {
        var leg = self
        leg.readings = readings.compactMap { reading in
            guard reading.field == .from || reading.field == .to,
                let code = codes[reading.text]
            else { return reading }
            return code.map {
                PassReading(reading.field, $0, from: reading.origin, at: reading.place)
            }
        }
        return leg
    }

    /// Adds what another part says of the same flight.
    package mutating func add(_ other: PassLeg) {
        nameOwners()
        var other = other
        other.nameOwners()
        for open in other.openTimes where !openTimes.contains(open) { openTimes.append(open) }
        for reading in other.readings { add(reading) }
        for date in other.otherDates where !otherDates.contains(date) { otherDates.append(date) }
        unclear.formUnion(other.unclear)
        // Those of another text are of other lines.
        if lines.isEmpty { lines = other.lines }
        openAirports.merge(other.openAirports) { known, _ in known }
    }

    /// Returns the flight with only some readings.
    func keeping(_ isKept: (PassReading) -> Bool) -> PassLeg {
        var leg = self
        leg.readings = readings.filter(isKept)
        return leg
    }

    /// Says of whom the values of a part are that nobody has yet.
    mutating func setOwner(_ name: String, of fields: Set<PassField>, from origin: PassOrigin) {
        for place in readings.indices
        where readings[place].origin == origin && readings[place].owner == nil
            && fields.contains(readings[place].field)
        {
            readings[place].owner = name
        }
    }

    /// The value of the most trusted part; nil if none says it.
    package subscript(field: PassField) -> String? {
        readings.first { $0.field == field }?.text
    }

    /// What other parts say of a value, if it differs from that of the most trusted one.
    package func others(of field: PassField) -> [PassReading] {
        let value = self[field]
        var seen: [String] = []
        return readings.filter { reading in
            guard reading.field == field, reading.text != value, !seen.contains(reading.text)
            else { return false }
            seen.append(reading.text)
            return true
        }
    }

    /// Whether another part may say something of the same flight: nothing that both say of its
    /// airports differs, and they have an airport in common.
    package func mayBe(_ other: PassLeg) -> Bool {
        let ends = [PassField.from, .to]
        let both = ends.filter { self[$0] != nil && other[$0] != nil }
        return !both.isEmpty && both.allSatisfy { self[$0] == other[$0] }
    }
}

/// A name that several airports have, such as that of a city.
package struct OpenAirport: Equatable, Sendable {
    package let name: String
    package let airports: [NamedAirport]

    package init(name: String, airports: [NamedAirport]) {
        self.name = name
        self.airports = airports
    }
}

/// A time that a part of a pass says, as it is written.
package struct OpenPassTime: Equatable, Sendable {
    /// What happens then: the departure, the arrival or the boarding.
    package let field: PassField

    package let time: WrittenTime
    package let origin: PassOrigin
}

/// Several passengers may be on one booking, each with a seat.
extension PassLeg {
    /// The values that each passenger has.
    private static let personal: Set<PassField> = [
        .seat, .cabin, .ticket, .sequence, .frequentFlyer, .bags, .group, .passengerStatus,
    ]

    /// The passengers that one part names, if they are several; else none.
    package var passengers: [String] {
        let names = PassOrigin.allCases.map { origin in
            readings.filter { $0.field == .passenger && $0.origin == origin }.map(\.text)
        }
        return names.first { $0.count > 1 } ?? []
    }

    /// What a passenger has, such as "14A"; nil if nothing says it.
    package func value(_ field: PassField, of passenger: String) -> String? {
        readings.first { $0.field == field && $0.owner == passenger }?.text
    }

    /// The fields of a flight in which its passengers differ.
    package var differingFields: [PassField] {
        let passengers = passengers
        return [PassField.seat, .cabin].filter { field in
            Set(passengers.map { value(field, of: $0) }).count > 1
        }
    }

    /// The seats of the flight, if a text has several and does not say whose they are.
    package var openSeats: [String] {
        let seats = readings.filter { $0.field == .seat && $0.place != nil && $0.owner == nil }
        return seats.count > 1 && self[.seat] == seats[0].text ? seats.map(\.text) : []
    }

    /// Returns the flight of one of its passengers; nil if none or several have the words of a name.
    package func only(_ name: String) -> PassLeg? {
        let words = name.folded.split(separator: " ")
        let found = passengers.filter { passenger in
            let parts = passenger.folded.split(separator: " ")
            return words.allSatisfy(parts.contains)
        }
        guard found.count == 1 else { return nil }
        let others = passengers.filter { $0 != found[0] }
        return keeping { reading in
            let isOther = reading.owner.map(others.contains) ?? false
            return !isOther && !(reading.field == .passenger && others.contains(reading.text))
        }
    }

    /// Returns the flight without what only one of several passengers has.
    package var withoutOwned: PassLeg {
        let (fields, seats) = (differingFields, openSeats)
        return keeping { reading in
            !(fields.contains(reading.field) && reading.owner != nil)
                && !(reading.field == .seat && seats.contains(reading.text))
        }
    }

    /// Says of whom the values are of each part that names one passenger.
    mutating func nameOwners() {
        for origin in PassOrigin.allCases {
            let names = readings.filter { $0.field == .passenger && $0.origin == origin }
            if names.count == 1 { setOwner(names[0].text, of: Self.personal, from: origin) }
        }
    }
}
