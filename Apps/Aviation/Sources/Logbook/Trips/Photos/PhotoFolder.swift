package import FeatureKit
import Networking
package import RecordStore
import SectionEssentials
import SectionKit

/// Keeps photos in a folder of this machine, with copies of large ones in the cache.
package struct PhotoFolder: PhotosInput {
    private let originals: ContentFolder
    private let copies: PhotoCopies
    private let context: any Context

    /// Creates it.
    ///
    /// - Parameters:
    ///   - location: the folders of the program.
    ///   - context: opens a file that a person has named.
    ///   - scaler: makes large photos smaller.
    package init(
        in location: StoreLocation,
        context: any Context,
        scaler: PhotoScaler
    ) {
        originals = ContentFolder(in: location, named: "photos")
        copies = PhotoCopies(folder: location.caches.map { "\($0)/photos" }, scaler: scaler)
        self.context = context
    }

    package func photo(at path: String) async throws(PhotoError) -> NewPhoto {
        let content: Data
        do throws(UsageError) {
            let file = try context.file(path)
            guard file.count <= PhotoCheck.byteLimit else { throw PhotoCheck.tooLarge(path) }
            content = try Self.content(of: file, at: path)
        } catch {
            throw PhotoError(error.clause, recovery: "Check the name of the file.")
        }
        var photo = try PhotoCheck.photo(content, at: path)
        if PhotoCheck.needsCopy(photo), !copies.scaler.isInstalled() {
            photo.remark =
                PhotoCheck.isShownAsItIs(photo.fileExtension)
                ? "ImageMagick is not installed (package imagemagick), so pages have "
                    + "\(path.quoted) in its full size, if there is room for it."
                : "\(path.quoted) is kept, but not shown until ImageMagick is installed "
                    + "(package imagemagick)."
        }
        return photo
    }

    private static func content(of file: Body, at path: String) throws(UsageError) -> Data {
        do throws(RequestError) { return try file.data() } catch {
            throw UsageError("\(path.quoted) cannot be read: \(error.summary).")
        }
    }

    package func keep(_ photo: NewPhoto) async throws(LogError) -> String {
        let name: String
        do throws(StoreError) {
            name = try await originals.add(photo.content, fileExtension: photo.fileExtension)
        } catch {
            throw .store(error)
        }
        if PhotoCheck.needsCopy(photo), let path = originals.path(of: name) {
            await copies.make(of: path, named: name)
        }
        return name
    }

    package func path(of name: String) -> String? {
        guard let original = original(of: name) else { return nil }
        if let copy = copies.path(of: name) { return copy }
        return PhotoCheck.isShownAsItIs(String(name.dropFirst(65))) ? original : nil
    }

    package func originalPath(of name: String) -> String? { originals.path(of: name) }

    package func prepare(_ names: [String]) async -> [String] {
        let unshown = Set(names).filter { path(of: $0) == nil }
        var missingCount = 0
        for name in unshown {
            if let original = original(of: name) {
                await copies.make(of: original, named: name)
            } else {
                missingCount += 1
            }
        }
        let unreadableCount = unshown.count { path(of: $0) == nil } - missingCount
        return [
            (missingCount, "not on this machine"),
            (unreadableCount, "not shown: the format needs ImageMagick (package imagemagick)"),
        ].compactMap { count, words in
            count == 0 ? nil : "\(count.counted("photo is", "photos are")) \(words)."
        }
    }

    /// Returns the content of a photo; nil if it cannot be read.
    func content(of name: String) -> Data? {
        original(of: name).flatMap { try? Data(contentsOf: URL(filePath: $0)) }
    }

    /// Returns the path of a photo; nil if it is not here.
    private func original(of name: String) -> String? {
        originals.path(of: name).flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    }

    package func names() async throws(LogError) -> [String] {
        do throws(StoreError) { return try await originals.names() } catch { throw .store(error) }
    }

    /// Nothing here can replace a photo.
    package func heal() async throws(LogError) -> HealedPhotos {
        HealedPhotos(
            damaged: try await names().filter { name in
                content(of: name).map {
                    ContentFolder.name(of: $0, fileExtension: String(name.dropFirst(65))) != name
                } ?? true
            })
    }

    package func erase() async throws(LogError) {
        copies.erase()
        do throws(StoreError) { try await originals.erase() } catch { throw .store(error) }
    }
}

/// Copies of photos that fit a screen, in the cache folder, under the hashes of the photos.
struct PhotoCopies: Sendable {
    /// The path of the folder; nil if the machine has none.
    let folder: String?

    let scaler: PhotoScaler

    /// Returns the path of the copy of a photo; nil if there is none.
    func path(of name: String) -> String? {
        copy(of: name).flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    }

    /// Makes a copy of a photo; without ImageMagick or a folder, there is none.
    func make(of path: String, named name: String) async {
        guard let folder, let copy = copy(of: name), self.path(of: name) == nil,
            let jpeg = await scaler.jpeg(of: path)
        else { return }
        // The copy can be made again, so an error costs nothing but time.
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try? jpeg.write(to: URL(filePath: copy), options: .atomic)
    }

    /// Deletes all copies.
    func erase() {
        guard let folder else { return }
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func copy(of name: String) -> String? {
        folder.map { "\($0)/\(name.prefix(64)).jpg" }
    }
}
