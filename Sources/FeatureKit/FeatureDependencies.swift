public import Networking
public import SectionEssentials

/// The dependencies of the features of a program that uses one request.
///
/// A program that uses several servers, or stores records, defines a type of its own, with a ``Context``.
public struct FeatureDependencies: Sendable {
    /// The request that all features of a screen share.
    public let request: any BaseRequestInput

    /// The time that the report treats as "now".
    public let now: Date

    /// The memory of the features between loads of a screen; nil if it loads only once.
    public let memory: FeatureMemory?

    /// Creates the dependencies of the features of a screen.
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
