#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import Networking

/// What a feature is built from: the request it shares with all others, and the time it is now.
public struct FeatureDependencies: Sendable {
    /// The request that all features of a screen share.
    public let request: any BaseRequestInput

    /// The API that the request's source speaks.
    public let api: API

    /// The time the report speaks of as "now".
    public let now: Date

    /// What features remember from one load of a screen to the next; nil where there is but one.
    public let memory: FeatureMemory?

    /// Gathers what the builders of a screen are given.
    public init(
        request: any BaseRequestInput,
        api: API = .only,
        now: Date,
        memory: FeatureMemory? = nil
    ) {
        self.request = request
        self.api = api
        self.now = now
        self.memory = memory
    }
}
