package import Geodesy
package import Networking
package import SectionEssentials
package import SectionKit
package import Tracks

/// A photo of a walk at the place and time that it was taken.
package struct PlacedPhoto: Equatable, Sendable {
    package let photo: Photo

    /// Its own position; if it has none, where the way was at its time.
    package let coordinate: Coordinate

    /// How far the way had gone when it was there, in metres.
    package let distance: Double

    /// When it was taken; nil if the photo does not say it.
    package let time: Date?

    /// The height of the way there in metres; nil if it is unknown.
    package let elevation: Double?

    /// How far its own position is from the way, in metres; nil if it is beside it, or unknown.
    package let away: Double?

    /// The number of its group, from 1: photos that were taken at one place, one after the other.
    package internal(set) var group = 0
}

/// The photos of a whole walk.
package struct Album: Equatable, Sendable {
    /// The photos in the order in which they were taken.
    package var photos: [PlacedPhoto] = []

    /// What was left out and why, as plain sentences.
    package var problems: [String] = []

    package init(photos: [PlacedPhoto] = [], problems: [String] = []) {
        (self.photos, self.problems) = (photos, problems)
    }
}

/// A way that photos are placed on.
package struct PhotoWay: Sendable {
    /// The tracks in the order of the walk.
    package let tracks: [Track]

    /// The points that are left out at the starts and ends, near which no photo is shown.
    package let cutOff: [TrackPoint]

    package init(_ tracks: [Track], cutOff: [TrackPoint] = []) {
        (self.tracks, self.cutOff) = (tracks, cutOff)
    }
}

/// Finds the photos of a whole walk at once, such as those of a person's own folder.
package protocol AlbumInput: Sendable {
    /// Returns the photos of a walk.
    ///
    /// - Throws: the error of the source.
    func album(of way: PhotoWay) async throws(RequestError) -> Album
}
