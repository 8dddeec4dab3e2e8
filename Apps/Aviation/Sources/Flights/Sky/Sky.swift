package import Essentials

/// The aircraft that a source reported at one time.
package struct Sky: Equatable, Sendable {
    package var aircraft: [Aircraft]

    /// The time of the report, from which ages count in a recording.
    package var time: Date

    /// Whether it is a recording, so that ages count from its time, and not from now.
    package var isRecorded: Bool

    /// The warnings about the answer, such as records left out, in plain sentences.
    package var warnings: [String]

    package init(
        _ aircraft: [Aircraft],
        at time: Date,
        isRecorded: Bool = false,
        warnings: [String] = []
    ) {
        self.aircraft = aircraft
        self.time = time
        self.isRecorded = isRecorded
        self.warnings = warnings
    }

    /// The time that ages count to.
    package func present(_ now: Date) -> Date { isRecorded ? time : now }
}
