package import TrackFiles
package import Tracks

/// What a walk needs before it begins.
package struct WalkPlan: Sendable {
    let name: String
    let location: any LocationInput

    /// Whether the walk is happening: noise of the receiver is left out, and pictures are fetched
    /// ahead.
    let isLive: Bool

    /// The distance between steps, in metres.
    let every: Double

    /// Finds the photos of the steps; nil if none are wanted.
    let photos: StepPhotos?

    /// Finds the person's own photos; nil if none are wanted.
    let album: WalkAlbum?

    /// How the way moves, and what was left out of it, if that is known before it begins.
    let activity: Activity?
    let noise: TrackFile.Noise

    /// Whether nobody has walked it.
    let isMadeUp: Bool

    /// Records the walk; nil if it is not recorded.
    let recording: WalkRecording?

    /// What is to be said of the walk from the start.
    let warnings: [String]

    /// How many pictures are kept in memory; older steps keep only their photo.
    let keptPictures: Int

    package init(
        name: String,
        location: any LocationInput,
        isLive: Bool = false,
        every: Double = 100,
        photos: StepPhotos? = nil,
        album: WalkAlbum? = nil,
        activity: Activity? = nil,
        noise: TrackFile.Noise = TrackFile.Noise(),
        isMadeUp: Bool = false,
        recording: WalkRecording? = nil,
        warnings: [String] = [],
        keptPictures: Int = 30
    ) {
        self.name = name
        self.location = location
        self.isLive = isLive
        self.every = every
        self.photos = photos
        self.album = album
        self.activity = activity
        self.noise = noise
        self.isMadeUp = isMadeUp
        self.recording = recording
        self.warnings = warnings
        self.keptPictures = keptPictures
    }
}
