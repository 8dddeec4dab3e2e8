import Networking
import SectionKit

/// A photo in a folder, with what it says about itself.
struct FolderPhoto: Equatable, Sendable {
    /// The path of the file.
    let path: String

    let metadata: PhotoMetadata

    /// The name of the file.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Returns the photo as a walk shows it.
    func photo(_ clock: CameraClock) -> Photo {
        let title = metadata.title ?? name
        return Photo(
            id: "file:\(path)",
            title: title,
            attribution: Attribution(
                title: metadata.title, author: metadata.artist, licence: metadata.copyright),
            location: .file(path),
            coordinate: metadata.coordinate,
            time: metadata.time(clock))
    }
}

/// What was found in a folder.
struct FolderContent: Sendable {
    /// The photos, sorted by their paths.
    var photos: [FolderPhoto] = []

    /// What is wrong with files, as plain sentences.
    var problems: [String] = []

    /// Why the folder could not be read; nil if it was.
    var error: RequestError?
}
