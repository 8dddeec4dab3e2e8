package import Geodesy
package import SectionEssentials

/// The aircraft that a source reported at one time.
package struct Sky: Equatable, Sendable {
    package var aircraft: [Aircraft]

    /// The time of the report, from which ages count in a recording.
    package var time: Date

    /// Whether it is a recording, so that ages count from its time, and not from now.
    package var isRecorded: Bool

    /// The warnings about the answer, such as records left out, in plain sentences.
    package var warnings: [String]

    /// Where the receiver is, if the source is one of one's own and says it.
    package var receiver: Coordinate?

    /// How long to wait before a live source is asked again: services are asked less often than a
    /// receiver of one's own, which has new positions each second.
    package var refreshInterval = Duration.seconds(10)

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

    /// How long to wait before a receiver of one's own is asked again.
    static let receiverInterval = Duration.seconds(2)

    /// The time that ages count to: that of a recording, or else now, but never before that of the
    /// source, whose clock may be a little ahead.
    package func present(_ now: Date) -> Date { isRecorded ? time : max(now, time) }
}
