public import FeatureKit
public import Networking
public import SectionEssentials
public import SectionKit

/// The dependencies of the features about SpaceX.
public struct SpaceXDependencies: Sendable {
    /// The request that all features share.
    public let request: any BaseRequestInput

    /// The API that responds to it.
    public let api: SpaceXAPI

    /// The current time, as far as the report is concerned.
    public let now: Date

    /// The time zone in which times are shown, and years are counted.
    public let zone: DisplayZone

    /// The features' memory from one load of a screen to the next; nil if it loads only once.
    public let memory: FeatureMemory?

    /// Creates the dependencies.
    public init(
        request: any BaseRequestInput,
        api: SpaceXAPI = .rSpaceX,
        now: Date,
        zone: DisplayZone = .utc,
        memory: FeatureMemory? = nil
    ) {
        self.request = request
        self.api = api
        self.now = now
        self.zone = zone
        self.memory = memory
    }
}
