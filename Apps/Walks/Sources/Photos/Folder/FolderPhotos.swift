package import Networking
import SectionEssentials
import SectionKit
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

/// Reads the photos of a folder.
struct FolderReader: Sendable {
    let open: @Sendable (String) -> Body?
    let exifTool: ExifTool

    /// Returns the photos of a folder and the folders in it.
    func content(of folder: String) async -> FolderContent {
        var content = FolderContent()
        let listing: PhotoListing
        do throws(UsageError) {
            listing = try PhotoListing(of: folder)
        } catch {
            content.error = .unreadable(reason: error.message)
            return content
        }
        var stray = StrayPhotos()
        for path in listing.jpegs {
            if Task.isCancelled { break }
            guard let photo = jpeg(path) else {
                stray.add(FolderPhoto(path: path, metadata: PhotoMetadata()).name, .isDamaged)
                continue
            }
            content.photos.append(photo)
        }
        if !listing.others.isEmpty {
            var unread: Set<String> = []
            let metadata = await exifTool.metadata(of: listing.others) { clause, paths in
                unread.formUnion(paths)
                content.problems.append(
                    "\(paths.count.counted("photo was", "photos were")) not read, because \(clause)."
                )
            }
            for path in listing.others where !unread.contains(path) {
                let photo = FolderPhoto(path: path, metadata: metadata?[path] ?? PhotoMetadata())
                if metadata == nil {
                    stray.add(photo.name, .needsExifTool)
                } else if metadata?[path] == nil {
                    stray.add(photo.name, .isDamaged)
                } else {
                    content.photos.append(photo)
                }
            }
        }
        content.photos.sort { $0.path < $1.path }
        content.problems = listing.problems + content.problems + stray.sentences
        return content
    }

    private func jpeg(_ path: String) -> FolderPhoto? {
        guard let file = open(path), let metadata = try? PhotoMetadata(jpeg: file) else {
            return nil
        }
        return FolderPhoto(path: path, metadata: metadata)
    }
}

/// The paths of the photos in a folder and the folders in it, by their names.
///
/// Links are followed, but no file or folder is looked at twice, so that loops end. Hidden files are
/// left out.
struct PhotoListing {
    /// The JPEG files.
    private(set) var jpegs: [String] = []

    /// The files in other formats.
    private(set) var others: [String] = []

    /// What was left out, as plain sentences.
    private(set) var problems: [String] = []

    /// The files and folders that were looked at, by their paths without links.
    private var seen: Set<String> = []

    /// How many files are looked at.
    private static let most = 50_000

    /// Lists a folder.
    ///
    /// - Throws: `UsageError` when it is no folder, or cannot be read.
    init(of folder: String) throws(UsageError) {
        guard case .folder? = kind(of: folder), let names = Self.names(in: folder) else {
            throw UsageError("\(folder.quoted) is not a folder, or cannot be read.")
        }
        var waiting = Self.paths(names, in: folder)
        var next = 0
        while next < waiting.count, seen.count < Self.most {
            let path = waiting[next]
            next += 1
            switch kind(of: path) {
            case .file: add(path)
            case .folder: waiting += Self.paths(Self.names(in: path) ?? [], in: path)
            case .other, nil: break
            }
        }
        if next < waiting.count {
            problems.append("Only the first \(Self.most.grouped) files of the folder were read.")
        }
    }

    private mutating func add(_ path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return }
        let type = name[name.index(after: dot)...].lowercased()
        if ["jpg", "jpeg", "jpe"].contains(type) {
            jpegs.append(path)
        } else if Self.otherTypes.contains(type) {
            others.append(path)
        }
    }

    /// The extensions of other photos: for the web, of phones, and the raw ones of cameras.
    private static let otherTypes: Set = [
        "png", "webp", "avif", "heic", "heif", "hif", "tif", "tiff", "dng", "cr2", "cr3", "nef",
        "nrw", "arw", "srf", "sr2", "raf", "orf", "rw2", "pef", "srw", "x3f", "gpr",
    ]

    /// What is at a path, if it was not looked at before.
    private mutating func kind(of path: String) -> FileStatus.Kind? {
        let target = URL(filePath: path).resolvingSymlinksInPath().path
        guard seen.insert(target).inserted else { return nil }
        return FileStatus(of: target)?.kind
    }

    private static func names(in folder: String) -> [String]? {
        try? FileManager.default.contentsOfDirectory(atPath: folder)
    }

    private static func paths(_ names: [String], in folder: String) -> [String] {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return names.filter { !$0.hasPrefix(".") }.sorted().map { start + $0 }
    }
}
