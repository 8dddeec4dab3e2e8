package import Essentials
package import FeatureKit
package import Networking
package import Photos
package import RecordStore
package import SectionKit
package import Tracks

/// The dependencies that the sections and actions of the program are built from.
package struct WalkDependencies: Sendable {
    /// Opens a file that a person has named; `-` is standard input.
    package let open: @Sendable (String) throws(UsageError) -> Body

    /// The made-up walk, which is shown when no file is named, or ``demoName``.
    package let demo: Track

    /// The word for the made-up walk in the place of a file.
    package static let demoName = "demo"

    /// Returns what finds photos in a source.
    package let photos: @Sendable (PhotoSource) throws(UsageError) -> any PhotoFinderInput

    /// Returns what fetches the pictures of a source.
    package let images: @Sendable (PhotoSource) throws(UsageError) -> any PhotoImagesInput

    /// Returns the lines of gpsd at a host and port such as `localhost:2947`; nil for the usual one.
    package let receiver: @Sendable (String?) throws(UsageError) -> any LineStreamInput

    /// Opens the list of recent walks.
    package let walks: @Sendable () throws(UsageError) -> any RecordStoreInput<RecordedWalk>

    /// Returns the time zone of an IANA name; nil if this machine does not have it.
    package let zone: @Sendable (String) -> DisplayZone?

    /// Waits, unless its task is cancelled.
    package let pause: @Sendable (Duration) async -> Void

    /// The time that reports treat as "now".
    package let now: Date

    /// The memory of the features between loads of a screen; nil if it loads only once.
    package let memory: FeatureMemory?

    /// What the features remember as long as the program runs, such as the walk that goes on.
    package let lastingMemory: FeatureMemory

    package init(
        open: @escaping @Sendable (String) throws(UsageError) -> Body,
        demo: Track,
        photos: @escaping @Sendable (PhotoSource) throws(UsageError) -> any PhotoFinderInput,
        images: @escaping @Sendable (PhotoSource) throws(UsageError) -> any PhotoImagesInput,
        receiver: @escaping @Sendable (String?) throws(UsageError) -> any LineStreamInput,
        walks: @escaping @Sendable () throws(UsageError) -> any RecordStoreInput<RecordedWalk>,
        zone: @escaping @Sendable (String) -> DisplayZone? = { _ in nil },
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        now: Date,
        memory: FeatureMemory? = nil,
        lastingMemory: FeatureMemory = FeatureMemory()
    ) {
        self.open = open
        self.demo = demo
        self.photos = photos
        self.images = images
        self.receiver = receiver
        self.walks = walks
        self.zone = zone
        self.pause = pause
        self.now = now
        self.memory = memory
        self.lastingMemory = lastingMemory
    }
}
