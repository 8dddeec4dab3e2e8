package import SectionKit

extension Launch.Outcome {
    /// The outcome as a badge, in the tone that all features about launches give it.
    package var badge: Badge {
        Badge(rawValue, tone)
    }

    private var tone: Badge.Tone {
        switch self {
        case .success: .positive
        case .failure: .negative
        case .upcoming: .pending
        case .unknown: .neutral
        }
    }
}
