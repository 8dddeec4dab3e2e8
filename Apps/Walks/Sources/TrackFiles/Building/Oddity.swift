/// A kind of odd things in files, and the rule for each: what is left out and what is kept.
enum Oddity: String, CaseIterable, Sendable {
    // Points that are left out.
    case noPosition = "no-position"
    case invalidPosition = "invalid-position"
    case positionOutOfRange = "position-out-of-range"
    case zeroPosition = "zero-position"

    // Values that are left out; the point is kept.
    case emptyElevation = "empty-elevation"
    case invalidElevation = "invalid-elevation"
    case elevationOutOfRange = "elevation-out-of-range"
    case invalidTime = "invalid-time"
    case extraTimes = "extra-times"
    case invalidReading = "invalid-reading"
    case readingOutOfRange = "reading-out-of-range"

    // Points that are kept as they are.
    case timeWithoutZone = "time-without-zone"
    case timeBackwards = "time-backwards"
    case timeTooEarly = "time-too-early"
    case repeatedPoint = "repeated-point"
    case noise
    case noisyElevation = "noisy-elevation"
    case jump
    case timesOfPlan = "times-of-plan"

    // The file itself.
    case emptySegment = "empty-segment"
    case emptyTrack = "empty-track"
    case emptyRoute = "empty-route"
    case noPoints = "no-points"
    case tracksOutOfOrder = "tracks-out-of-order"
    case wrongChecksum = "wrong-checksum"
    case wrongFileChecksum = "wrong-file-checksum"
    case noChecksum = "no-checksum"
    case otherGeometry = "other-geometry"
    case unknownReference = "unknown-reference"
    case invalidText = "invalid-text"
    case unknownEncoding = "unknown-encoding"
    case endsEarly = "ends-early"
    case goesOn = "goes-on"

    /// What is wrong and what was done about it, as one plain sentence.
    ///
    /// - Parameter text: the text that is odd, if it is short.
    func sentence(_ text: String) -> String {
        switch self {
        case .noPosition: "A point has no position; it is left out."
        case .invalidPosition: "A position is not a number (\(text)); the point is left out."
        case .positionOutOfRange:
            "A position is not on the Earth (\(text)); the point is left out."
        case .zeroPosition: "A point is at 0,0, as receivers write without a fix; it is left out."
        case .emptyElevation: "An elevation is empty; it counts as unknown."
        case .invalidElevation: "An elevation is not a number (\(text)); it counts as unknown."
        case .elevationOutOfRange:
            "An elevation is not possible (\(text) m); it counts as unknown."
        case .invalidTime: "A time cannot be read (\(text)); it counts as unknown."
        case .extraTimes: "A line has \(text); its times count as unknown."
        case .invalidReading:
            "What a sensor measured is not a number (\(text)); it counts as unknown."
        case .readingOutOfRange:
            "What a sensor measured is not possible (\(text)); it counts as unknown."
        case .timeWithoutZone: "A time has no zone (\(text)); it is taken as UTC."
        case .timeBackwards: "A time is earlier than that of the point before (\(text))."
        case .timeTooEarly:
            "A time is before 1980, when there was no GPS (\(text)); the date is wrong."
        case .repeatedPoint: "A point repeats the one before, with the same time; it is kept."
        case .noise: "A point is impossibly far away (\(text)); distances leave it out."
        case .noisyElevation:
            "An elevation jumps and returns (\(text) m); ascent leaves it out."
        case .jump: "The track jumps by \(text); distances leave that out."
        case .timesOfPlan:
            "A route has times, which say when it was planned; they are not read."
        case .tracksOutOfOrder:
            "The tracks are not in the order of their times; they are read in that order."
        case .emptySegment: "A segment has no points."
        case .emptyTrack: "A track has no points."
        case .emptyRoute: "A route has no points."
        case .noPoints: "The file has no points."
        case .wrongChecksum: "The checksum of a sentence is wrong; it is left out."
        case .wrongFileChecksum: "The checksum of the file is wrong; what it says is read."
        case .noChecksum: "A sentence has no checksum; it is read."
        case .otherGeometry: "A \(text) is no line and no point; it is left out."
        case .unknownReference: "A text has an unknown entity (\(text)); it is kept as it is."
        case .invalidText: "A text is not UTF-8; it is read as Latin-1 (\(text))."
        case .unknownEncoding:
            "The encoding \(text) is not known; names with other letters than ASCII may be wrong."
        case .endsEarly: "The file ends early; what stands before is read."
        case .goesOn: "Something follows the end of the document; it is not read."
        }
    }
}
