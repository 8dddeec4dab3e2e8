package import Networking
package import Photos
package import SectionEssentials
import SectionKit
package import TrackFiles
package import Tracks

/// A walk at one moment: the way so far, and the photos along it.
package struct Walk: Equatable, Sendable {
    package var name: String

    package var state: LocationState

    /// The way so far.
    package var track: Track

    /// What is measured of the way.
    package var measures = TrackMeasures()

    /// The steps, the first one first.
    package var steps: [WalkStep] = []

    /// The person's own photos, in the order in which they were taken; nil if none are wanted.
    package var album: [WalkPhoto]?

    /// How the way moves; nil if that is unknown.
    package var activity: Activity?

    /// What was left out as noise of the receiver.
    package var noise = TrackFile.Noise()

    /// Whether nobody has walked it: it is the one that the program makes up.
    package var isMadeUp = false

    /// Whether its way is at its end; photos may still come.
    package var hasArrived = false

    /// Whether it has ended, with its photos.
    package var isOver = false

    /// The file that it is recorded in; nil if it is not recorded.
    package var recording: String?

    /// Whether all points that came are in its file.
    package var isRecorded = true

    /// What went wrong, such as points left out, as plain sentences.
    package var warnings: [String] = []

    package init(name: String, state: LocationState = .requesting, track: Track) {
        self.name = name
        self.state = state
        self.track = track
    }
}

/// A photo of the person who has walked.
package struct WalkPhoto: Equatable, Sendable {
    package let place: PlacedPhoto

    /// The bytes of its picture, if its file is not shown as it is, such as HEIC.
    package let picture: Data?

    package init(place: PlacedPhoto, picture: Data? = nil) {
        (self.place, self.picture) = (place, picture)
    }
}

/// A step of a walk with its photo.
package struct WalkStep: Equatable, Sendable {
    package let step: Step

    package var photo: StepPhoto

    package init(step: Step, photo: StepPhoto) {
        self.step = step
        self.photo = photo
    }
}

/// The photo of a step.
package enum StepPhoto: Equatable, Sendable {
    /// No photos are looked for.
    case notWanted

    /// The source has not answered yet.
    case loading

    /// A photo, with the bytes of its picture if they were fetched.
    case found(Photo, Data?)

    /// The source has no photo here that was not shown before.
    case nothingHere

    /// The source failed for this step.
    case failed(RequestError)

    /// The source was not asked, because it had failed for several steps before.
    case notAsked
}
