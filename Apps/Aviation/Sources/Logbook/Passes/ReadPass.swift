import SectionEssentials

/// What was read from one file, text or picture.
package struct ReadPass: Equatable, Sendable {
    /// The name of the file, or the text itself.
    package let name: String

    package let kind: PassKind

    /// The flights, in the order in which they are flown.
    package var legs: [PassLeg]

    /// What was tried, in order, such as "with a white border".
    package var attempts: [PassAttempt]

    /// What a person should know, in plain sentences.
    package var warnings: [String]

    /// The lines of the text, as they were read; empty if no text was.
    package var text: [String] = []

    package init(
        _ name: String, kind: PassKind, legs: [PassLeg] = [], attempts: [PassAttempt] = [],
        warnings: [String] = []
    ) {
        self.name = name
        self.kind = kind
        self.legs = legs
        self.attempts = attempts
        self.warnings = warnings
    }
}

extension ReadPass {
    /// Adds a flight, or what another part says of one that is known.
    package mutating func add(_ leg: PassLeg) {
        let same = legs.firstIndex { known in
            known.isOnDay(of: leg) && known.mayBe(leg)
        }
        if let same { legs[same].add(leg) } else { legs.append(leg) }
    }
}

/// What a file is, by its content.
package enum PassKind: String, CaseIterable, Sendable {
    case barcodeText = "bar code text"
    case walletPass = "wallet pass"
    case text
    case picture, pdf = "PDF", mail, page, calendar
}

/// One way of reading a picture, and what it found.
package struct PassAttempt: Equatable, Sendable {
    /// The way, such as "bar code, with a white border".
    package let way: String

    package let hasFound: Bool

    package init(_ way: String, hasFound: Bool) {
        self.way = way
        self.hasFound = hasFound
    }
}

/// Reads boarding passes, reservations and calendars.
package protocol PassReaderInput: Sendable {
    /// Reads what a person has named: a file, a folder, `-` for standard input, or the text of a bar
    /// code.
    ///
    /// - Parameters:
    ///   - name: the file, the folder or the text.
    ///   - year: the year of the flights, if the person knows it.
    /// - Throws: ``PassError`` if nothing can be read. A file of a folder that cannot be read is
    ///   among the passes, with a warning.
    func passes(_ name: String, year: Int?) async throws(PassError) -> [ReadPass]
}

/// Why a pass could not be read, and what to do about it.
package struct PassError: ExplainedError, Equatable {
    package let summary: String
    package let recovery: String

    package init(_ summary: String, _ recovery: String) {
        self.summary = summary
        self.recovery = recovery
    }
}
