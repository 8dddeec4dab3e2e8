import SectionKit
import Tracks

/// A track as it is shown: without noise and what is cut off, and what is measured of it.
struct MeasuredTrack: Equatable, Sendable {
    /// The number among all tracks of the files, from 1.
    let number: Int

    /// The name of its file; nil if it goes without saying.
    let file: String?

    let track: Track

    let measures: TrackMeasures

    let splits: [Split]

    /// How far the way must turn up or down to count, in metres.
    let ascentThreshold: Double

    /// How it moves; nil if that is unknown.
    let activity: Activity?

    /// The name of the track, or else of its file, or else its number.
    var name: String { track.name.nonBlank ?? file ?? "Track \(number)" }
}
