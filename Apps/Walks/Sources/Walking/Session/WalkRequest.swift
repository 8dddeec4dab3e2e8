package import Photos
package import Tracks

/// What walk a person asks for.
package struct WalkRequest: Equatable, Sendable {
    /// Where the positions are from.
    package enum Way: Equatable, Sendable {
        /// The made-up walk.
        case demo

        /// The newest walk of the list whose file is there, or the made-up walk without one.
        case newest

        /// The track of a file, or of a walk of the list by its name; `-` is standard input.
        case file(String)

        /// A receiver, by the address of its gpsd; nil for the usual one.
        case receiver(ReceiverAddress?)

        /// A device that sends where it is.
        case device(DeviceLocation)
    }

    package var way: Way

    /// The distance between steps, in metres.
    package var every = 100.0

    /// How many times faster than recorded a track is walked; nil to walk it at once.
    package var speed: Double?

    /// The number of the track in its file, from 1; nil for the first.
    package var track: Int?

    /// The metres to leave out at the start, before any photo is asked for.
    package var trimStart = 0.0

    /// The metres to leave out at the end, before any photo is asked for.
    package var trimEnd = 0.0

    /// How the way moves; nil for what its file or its speeds say.
    package var activity: Activity?

    package var photos = PhotoSource.none

    /// Whether a server of photos may be asked more than fifty times.
    package var mayAskOften = false

    /// The file to record the walk in; nil for one in the folder of the program, if it is live.
    package var recording: String?

    package init(_ way: Way) {
        self.way = way
    }

    /// The files that the walk is read from, as a person named them.
    package var files: [String] {
        if case .file(let path) = way { [path] } else { [] }
    }

    /// Whether the walk may be the made-up one, with pictures that are drawn for it.
    package var mayBeMadeUp: Bool { way == .demo || way == .newest }

    /// Whether the walk is happening, and not recorded before.
    package var isLive: Bool {
        switch way {
        case .demo, .newest, .file: false
        case .receiver, .device: true
        }
    }

    /// Whether the walk takes its time: it is live, or walked again at a speed.
    package var takesTime: Bool { isLive || speed != nil }
}
