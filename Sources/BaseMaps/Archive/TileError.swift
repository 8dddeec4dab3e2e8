package import Networking
import SectionEssentials

/// An error of a map that is read from an archive of tiles.
package enum TileError: ExplainedError {
    /// A part of an archive, by what it is called in a message.
    package enum Part: String, Sendable {
        /// The first 127 bytes, which say where everything else is.
        case header = "its header"

        /// The root directory or a leaf directory.
        case directory = "a directory"

        /// The JSON text about the archive.
        case metadata = "its description"

        /// A tile.
        case tile = "a tile"
    }

    /// The file cannot be read; `reason` is the message of the system.
    case unreadable(path: String, reason: String)

    /// A server did not send what it was asked for.
    case notReceived(RequestError)

    /// The server does not send parts of files.
    case noRanges(host: String)

    /// The file on the server is another one than at the first request.
    case changed

    /// The map has no tiles where they are wanted.
    case elsewhere

    /// More tiles are wanted than the limit.
    case tooManyTiles(limit: Int)

    /// The file is not an archive of this format.
    case notAnArchive

    /// The archive has another version than 3.
    case unknownVersion(Int)

    /// The archive is compressed in a way that cannot be read, such as with Brotli.
    case unknownCompression(String)

    /// The archive has tiles of another type, such as PNG images.
    case notVectorTiles(String)

    /// The file ends before the archive does, as after an interrupted download.
    case cutOff

    /// A part contradicts the format.
    case damaged(Part)

    /// A part is larger than the limit, in bytes.
    case tooLarge(Part, limit: Int)

    /// The view has more points than the limit.
    case tooManyPoints(limit: Int)
}

extension TileError {
    /// What went wrong, as a clause without a full stop.
    package var summary: String {
        switch self {
        case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
        case .notReceived(let error): error.summary
        case .noRanges(let host): "\(host) does not send parts of files"
        case .changed: "the map on the server has changed meanwhile"
        case .elsewhere: "the map has nothing there"
        case .tooManyTiles(let limit):
            "this part of the map has more than \(limit >> 20) million tiles"
        case .notAnArchive: "the map is not a PMTiles archive"
        case .unknownVersion(let version):
            "the map has version \(version) of PMTiles, and only version 3 can be read"
        case .unknownCompression(let name):
            "the map is compressed with \(name), which this program cannot read"
        case .notVectorTiles(let type): "the map consists of \(type), not of vector tiles"
        case .cutOff: "the map is incomplete: the file ends too early"
        case .damaged(let part): "the map is damaged: \(part.rawValue) is invalid"
        case .tooLarge(let part, let limit):
            "the map is damaged: \(part.rawValue) is larger than \(limit >> 20) MB"
        case .tooManyPoints(let limit):
            "this part of the map has more than \(limit >> 20) million points"
        }
    }

    /// What to do next, as a sentence.
    package var recovery: String {
        switch self {
        case .unreadable: "Check the path and the permissions of the file."
        case .notReceived(.notFound): "Check the address."
        case .notReceived(let error): error.recovery
        case .noRanges: "Download the whole file, and add it with 'base-map add'."
        case .changed: "Run the command again."
        case .elsewhere: "Choose another place, or another map."
        case .tooManyTiles: "Choose a smaller part, or give a lower zoom."
        case .notAnArchive, .unknownVersion: "Use a PMTiles archive of version 3."
        case .unknownCompression: "Use an archive that is compressed with gzip."
        case .notVectorTiles: "Use an archive of Mapbox vector tiles."
        case .cutOff, .damaged, .tooLarge: "Download the map again."
        case .tooManyPoints: "Show a smaller part of the map."
        }
    }
}
