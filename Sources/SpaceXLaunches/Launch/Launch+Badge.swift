package import Essentials
package import SectionKit

extension Launch {
    /// Whether its date is over, and the source still has it as planned: the record ends before it.
    package func isOverdue(at now: Date) -> Bool {
        outcome == .upcoming && date.map { $0.end <= now } == true
    }

    /// The outcome for people: a launch whose date is over is not upcoming, but was planned.
    package func badge(at now: Date) -> Badge {
        isOverdue(at: now) ? Badge("planned", .neutral) : outcome.badge
    }
}

extension Launch.Outcome {
    /// The outcome as a badge, with the tone that all features use.
    package var badge: Badge {
        Badge(words, tone)
    }

    private var tone: Badge.Tone {
        switch self {
        case .success: .positive
        case .partialFailure, .failure: .negative
        case .upcoming: .pending
        case .unknown: .neutral
        }
    }
}
