import Photos
package import SectionKit
import TrackFiles

/// Where the facts of a section are from: the files that a person has named, a receiver, or this
/// program.
package enum WalkSource {
    /// The made-up walk.
    package static let demo = Report.Source(
        id: "demo", summary: "a made-up walk, which is built in.")

    /// The newest walk of the list.
    package static let newest = Report.Source(
        id: "newest", summary: "your newest walk, or a made-up one while you have none.")

    /// The recordings of this machine.
    package static let recordings = Report.Source(
        id: "recordings", summary: "the walks that you recorded or added.")

    /// The most files that are named.
    private static let mostNames = 5

    /// Returns the source that is some files, by their paths; the made-up walk if there is none.
    package static func files(_ paths: [String]) -> Report.Source {
        if paths.isEmpty { return demo }
        let shown = paths.count > mostNames ? mostNames - 1 : paths.count
        var names = paths.prefix(shown).map { $0 == "-" ? "standard input" : $0.fileName }
        if shown < paths.count { names.append("\(paths.count - shown) more files") }
        return Report.Source(id: "files", summary: "\(names.listed(by: "and")).")
    }

    /// Returns the source of a walk, and of its photos.
    package static func walk(_ request: WalkRequest) -> Report.Source {
        let way =
            switch request.way {
            case .demo: demo
            case .newest: newest
            case .file(let path): files([path])
            case .device:
                Report.Source(id: "device", summary: "a device that is followed.")
            case .receiver:
                Report.Source(id: "receiver", summary: "a receiver, by gpsd.")
            }
        let photos: String? =
            switch request.photos {
            case .none, .drawn: nil
            case .folder: "your own photos"
            case .commons: "photos from Wikimedia Commons"
            case .flickr: "photos from Flickr"
            }
        guard let photos else { return way }
        return Report.Source(id: way.id, summary: "\(way.summary.dropLast()), with \(photos).")
    }
}
