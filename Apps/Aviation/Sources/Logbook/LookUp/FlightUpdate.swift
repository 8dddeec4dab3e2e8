package import RecordStore

/// What others say now of a flight in the log.
package struct FlightUpdate: Equatable, Sendable {
    package let id: RecordID
    package let revision: Int
    package let old: LoggedFlight
    package let new: LoggedFlight

    /// What a person should know of it, in plain sentences.
    package let remarks: [String]

    /// Takes what others say of a flight, so that what the person wrote stays; nil if nothing
    /// changes.
    package init?(of stored: Revised<LoggedFlight>, with found: FlightLookUp.Found) {
        id = stored.id
        revision = stored.revision
        old = stored.record
        remarks = found.remarks
        var new = stored.record
        new.update(with: found.flight)
        if new == old { return nil }
        self.new = new
    }
}
