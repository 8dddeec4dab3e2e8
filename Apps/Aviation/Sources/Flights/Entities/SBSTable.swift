package import SectionEssentials

/// The aircraft that the lines of a receiver report; each line has a part of what is known.
package struct SBSTable: Equatable, Sendable {
    /// The seconds after which an aircraft that is no longer heard is forgotten.
    package static let memory = 300.0

    /// The most aircraft that are known at a time, more than fly over the whole Earth; a receiver
    /// that reports more is broken, or is none.
    package static let most = 50_000

    /// The number of lines of further aircraft, which are left out.
    package private(set) var beyond = 0

    private var aircraft: [AircraftAddress: Aircraft] = [:]

    /// The time of the latest line.
    package private(set) var time: Date?

    /// The number of lines that could not be read.
    package private(set) var dropped = 0

    package init() {}

    /// Adds a line.
    ///
    /// - Parameter now: when it was received; nil for the time in the line itself.
    package mutating func take(_ line: some StringProtocol, at now: Date? = nil) {
        guard let message = SBSMessage(line) else {
            // Other kinds of lines have no position.
            if line.hasPrefix("MSG,") { dropped += 1 }
            return
        }
        guard let time = now ?? message.time else {
            dropped += 1
            return
        }
        self.time = max(time, self.time ?? time)
        var known: Aircraft
        if let heard = aircraft[message.address] {
            known = heard
        } else if aircraft.count < Self.most {
            known = Aircraft(message.address)
        } else {
            beyond += 1
            return
        }
        known.add(message, at: time)
        aircraft[message.address] = known
    }

    /// Forgets aircraft that have not been heard for five minutes.
    package mutating func forgetOld(at now: Date) {
        aircraft = aircraft.filter {
            now.timeIntervalSince($0.value.lastContact ?? now) <= Self.memory
        }
    }

    /// Returns the aircraft, in the order of their addresses.
    package func sky(at time: Date, isRecorded: Bool = false) -> Sky {
        Sky(
            aircraft.values.sorted { $0.address.number < $1.address.number },
            at: time, isRecorded: isRecorded)
    }
}

extension Aircraft {
    fileprivate mutating func add(_ message: SBSMessage, at time: Date) {
        lastContact = time
        callSign = message.callSign ?? callSign
        barometricAltitude = message.altitude ?? barometricAltitude
        groundSpeed = message.groundSpeed ?? groundSpeed
        track = message.track ?? track
        climbRate = message.climbRate ?? climbRate
        squawk = message.squawk ?? squawk
        isOnGround = message.isOnGround ?? isOnGround
        if let position = message.position {
            self.position = position
            positionTime = time
        }
    }
}
