package import SectionKit

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
