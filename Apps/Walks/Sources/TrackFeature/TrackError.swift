import Networking
import SectionEssentials
import SectionKit
import TrackFiles
import Walking

/// The reason there is no report of tracks.
enum TrackError: ExplainedError {
    /// A file could not be opened.
    case closed(WalkFailure)

    /// A file, by its path, could not be read.
    case unreadable(file: String, RequestError)

    /// A file, by its path, has no point.
    case noPoints(file: String)

    /// No track has this number.
    case noTrack(number: Int, of: Int)

    var summary: String {
        switch self {
        case .closed(let failure): failure.summary
        case .unreadable(let file, let error):
            "\(file.fileName) cannot be read: \(error.reasonOfFile)"
        case .noPoints(let file): "\(file.fileName) has no point"
        case .noTrack(let number, 1): "there is no track \(number), but only one"
        case .noTrack(let number, let count): "there is no track \(number), but \(count)"
        }
    }

    var recovery: String {
        switch self {
        case .closed(let failure): failure.recovery
        case .unreadable(let file, _), .noPoints(let file):
            "See what is wrong with it: walk-report check \(file.quoted)"
        case .noTrack: "Leave out --track to see all tracks."
        }
    }

    var isNotFound: Bool {
        if case .closed(let failure) = self { failure.isNotFound } else { false }
    }
}
