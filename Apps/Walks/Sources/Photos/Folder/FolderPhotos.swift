package import Networking
import SectionEssentials
import Synchronization

/// The photos in a folder, each where and when it was taken on a walk.
///
/// The folder is read once, when its photos are first asked for. Nothing leaves the machine.
package final class FolderPhotos: AlbumInput {
    private let folder: String
    private let clock: CameraClock
    private let reader: FolderReader
    private let reading = Mutex<Task<FolderContent, Never>?>(nil)

    /// Creates what reads a folder.
    ///
    /// - Parameters:
    ///   - folder: its path.
    ///   - clock: what the camera's clock showed, for photos that do not say it.
    ///   - open: opens a file; nil if it cannot be read.
    ///   - exifTool: reads the metadata of files that are not JPEG.
    package init(
        _ folder: String,
        clock: CameraClock,
        open: @escaping @Sendable (String) -> Body?,
        exifTool: ExifTool
    ) {
        self.folder = folder
        self.clock = clock
        reader = FolderReader(open: open, exifTool: exifTool)
    }

    /// Returns whether there is a folder at a path.
    package static func isFolder(_ path: String) -> Bool {
        FileStatus(of: path)?.kind == .folder
    }

    deinit {
        reading.withLock { $0?.cancel() }
    }

    package func album(of way: PhotoWay) async throws(RequestError) -> Album {
        let content = await content()
        if let error = content.error { throw error }
        var album = PhotoPlaces(way).album(content.photos, clock)
        album.problems = content.problems + album.problems
        return album
    }

    private func content() async -> FolderContent {
        let task = reading.withLock { [folder, reader] reading in
            let task = reading ?? Task { await reader.content(of: folder) }
            reading = task
            return task
        }
        return await task.value
    }
}
