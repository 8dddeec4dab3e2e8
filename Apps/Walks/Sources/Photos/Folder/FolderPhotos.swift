import Essentials
package import Networking
import Synchronization
package import Tracks

/// The photos in a folder, each at the step where it was taken.
///
/// The folder is read once, when photos are first asked for. A photo belongs to a step by its
/// position, at most ``PhotoPlaces/radius`` metres away, else by its time, between the times of the
/// step before and of the step. Nothing leaves the machine.
package final class FolderPhotos: PhotoFinderInput {
    private let folder: String
    private let clock: CameraClock
    private let reader: FolderReader
    private let state = Mutex(State())

    private struct State {
        var reading: Task<FolderContent, Never>?

        /// All steps of the walk with their photos, if they were said.
        var places: PhotoPlaces?
    }

    /// Creates the finder for a folder.
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
        PhotoListing.type(of: URL(filePath: path).resolvingSymlinksInPath().path) == .typeDirectory
    }

    deinit {
        state.withLock { $0.reading?.cancel() }
    }

    package func prepare(for steps: [Step]) async {
        let places = PhotoPlaces(await content().photos, clock, steps)
        state.withLock { $0.places = places }
    }

    package func photos(near step: Step) async throws(RequestError) -> [Photo] {
        let content = await content()
        if let error = content.error { throw error }
        let places = state.withLock(\.places) ?? PhotoPlaces(content.photos, clock, [step])
        return places.photos(at: step).map { $0.photo(clock) }
    }

    package func problems() async -> [String] {
        let content = await content()
        return content.problems + (state.withLock(\.places)?.problems ?? [])
    }

    private func content() async -> FolderContent {
        let reading = state.withLock { [folder, reader] state in
            let reading = state.reading ?? Task { await reader.content(of: folder) }
            state.reading = reading
            return reading
        }
        return await reading.value
    }
}
