public import Essentials
public import FeatureKit
public import Networking

/// What the features about SpaceX are built from.
public struct SpaceXDependencies: Sendable {
    /// The request that all of them share.
    public let request: any BaseRequestInput

    /// The API that answers it.
    public let api: SpaceXAPI

    /// The time the report speaks of as "now".
    public let now: Date

    /// What features remember from one load of a screen to the next; nil where there is but one.
    public let memory: FeatureMemory?

    /// Gathers what the builders are given.
    public init(
        request: any BaseRequestInput,
        api: SpaceXAPI = .rSpaceX,
        now: Date,
        memory: FeatureMemory? = nil
    ) {
        self.request = request
        self.api = api
        self.now = now
        self.memory = memory
    }
}
