import SectionEssentials

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
