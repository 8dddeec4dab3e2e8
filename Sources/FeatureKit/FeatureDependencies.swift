public import Essentials
public import Networking

/// What the features of a program with one request are built from.
///
/// A program that asks several servers, or keeps records, has a type of its own; see its sources.
public struct FeatureDependencies: Sendable {
    /// The request that all features of a screen share.
    public let request: any BaseRequestInput

    /// The time the report speaks of as "now".
    public let now: Date

    /// What features remember from one load of a screen to the next; nil where there is but one.
    public let memory: FeatureMemory?

    /// Gathers what the builders of a screen are given.
    public init(
        request: any BaseRequestInput,
        now: Date,
        memory: FeatureMemory? = nil
    ) {
        self.request = request
        self.now = now
        self.memory = memory
    }
}
