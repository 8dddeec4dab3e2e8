package import Logbook
import RecordStore
package import SectionEssentials
import Synchronization

/// Keeps photos in memory, of which only the contents of the test can be read.
package final class PhotosSpy: PhotosInput {
    /// The names of two kept photos.
    package static let first = String(repeating: "a", count: 64) + ".jpg"
    package static let second = String(repeating: "b", count: 64) + ".png"

    private let files: [String: Data]
    private let paths: [String: String]
    private let healing: HealedPhotos
    private let prepared = Mutex<[String]>([])
    private let kept = Mutex<[String]>([first, second])

    /// Creates a spy.
    ///
    /// - Parameters:
    ///   - files: the contents of files by their paths.
    ///   - paths: the files that show photos, by the names of the photos.
    ///   - healing: what is damaged.
    package init(
        _ files: [String: Data] = [:], paths: [String: String] = [:],
        healing: HealedPhotos = HealedPhotos()
    ) {
        self.healing = healing
        self.files = files
        self.paths = paths
    }

    /// The names of the kept photos.
    package var keptNames: [String] { kept.withLock(\.self) }

    package func photo(at path: String) throws(PhotoError) -> NewPhoto {
        guard let content = files[path] else {
            throw PhotoError("there is no \(path)", recovery: "Check the name of the file.")
        }
        return NewPhoto(content, fileExtension: "jpg", remark: content.isEmpty ? "Empty." : nil)
    }

    package func keep(_ photo: NewPhoto) -> String {
        kept.withLock { $0.append(photo.name) }
        return photo.name
    }

    package func path(of name: String) -> String? {
        kept.withLock { $0.contains(name) } ? paths[name] ?? "/photos/\(name)" : nil
    }

    package func originalPath(of name: String) -> String? { path(of: name) }

    /// The names of photos that were to be prepared.
    package var preparedNames: [String] { prepared.withLock(\.self) }

    package func prepare(_ names: [String]) -> [String] {
        prepared.withLock { $0 += names }
        let count = Set(names).subtracting(keptNames).count
        return count == 0 ? [] : ["\(count) photos are missing."]
    }

    package func names() -> [String] { keptNames }

    package func heal() -> HealedPhotos { healing }

    package func erase() { kept.withLock { $0 = [] } }
}
