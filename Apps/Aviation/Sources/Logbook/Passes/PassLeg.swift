/// One flight that was read from a pass, with everything that its parts say of it.
package struct PassLeg: Equatable, Sendable {
    /// What was read, the most trusted first; of one origin, in the order in which it was read.
    package private(set) var readings: [PassReading] = []

    /// Other days on which the flight may be, because a bar code has no year.
    package var otherDates: [String] = []

    package init(_ readings: [PassReading] = []) {
        for reading in readings { add(reading) }
    }

    /// Adds a reading, unless the same part has said so already.
    package mutating func add(_ reading: PassReading) {
        guard !reading.text.isEmpty, !readings.contains(reading) else { return }
        let place = readings.firstIndex { reading.origin < $0.origin } ?? readings.endIndex
        readings.insert(reading, at: place)
    }

    /// Adds a value if there is one.
    package mutating func add(_ field: PassField, _ text: String?, from origin: PassOrigin) {
        if let text { add(PassReading(field, text, from: origin)) }
    }

    /// Adds what another part says of the same flight.
    package mutating func add(_ other: PassLeg) {
        for reading in other.readings { add(reading) }
        for date in other.otherDates where !otherDates.contains(date) { otherDates.append(date) }
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
