import Networking
import SectionEssentials
import SectionKit

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
