package import SectionEssentials

/// A folder that several machines use: a mounted drive, or one that another program copies, such as
/// Syncthing or git.
///
/// The version of a file is the hash of its content. What two machines write at the same time into
/// copies of the folder, the program that copies them keeps as a copy of its own.
package struct FolderRemote: SyncRemote {
    private let path: String
    private let lockFile: FolderLock

    /// The largest record, in bytes; what is larger is none.
    private static let sizeLimit = 8 << 20

    /// Uses a folder.
    ///
    /// - Parameter pause: waits, unless its task is cancelled.
    package init(path: String, pause: @escaping @Sendable (Duration) async -> Void = { _ in }) {
        self.path = path
        lockFile = FolderLock(folder: path, pause: pause)
    }

    package func listing() async throws(SyncError) -> RemoteListing {
        var listing = RemoteListing()
        for name in try names() {
            let isKnown = SyncName(fileName: name) != nil || SealedName(fileName: name) != nil
            let isPhoto = SyncPhoto(fileName: name) != nil
            guard isKnown || isPhoto || name == SyncMarker.fileName else {
                listing.add(name, RemoteFile(version: nil, size: 0, modified: nil))
                continue
            }
            let file = file(name)
            guard let size = file.size else {
                // A folder or a pipe, or one that is gone in the meantime.
                if file.exists { listing.addOther(name) }
                continue
            }
            if isPhoto {
                // Its name says what its content is, which may be large.
                listing.add(name, RemoteFile(version: nil, size: size, modified: nil))
                continue
            }
            let isLarge = SealedName(fileName: name)?.isPhoto == true
            guard isLarge || size <= Self.sizeLimit else {
                listing.addOther(name)
                continue
            }
            guard let content = try await content(of: name) else { continue }
            listing.add(name, Self.file(content))
        }
        return listing
    }

    package func content(of fileName: String) async throws(SyncError) -> Data? {
        try file(fileName).read()
    }

    package func content(
        of fileName: String, as listed: RemoteFile
    ) async throws(SyncError) -> RemoteContent {
        guard let content = try file(fileName).read() else { return .absent }
        return Self.file(content) == listed ? .content(content) : .other
    }

    /// Writes a file, which counts only if it is there afterwards.
    package func put(
        _ content: Data, as fileName: String, if condition: PutCondition
    ) async throws(SyncError) -> PutAnswer {
        let file = file(fileName)
        switch condition {
        case .absent: guard file.size == nil else { return .refused }
        // A photo, which is listed without a version, never changes.
        case .unchanged(let expected) where expected.version == nil: break
        case .unchanged(let expected):
            guard try file.read().map(Self.file) == expected else { return .refused }
        }
        try file.write(content)
        guard try file.read() == content else { return .refused }
        return .written(version: Self.file(content).version)
    }

    package func remove(_ fileName: String) async throws(SyncError) {
        try file(fileName).remove()
    }

    package func lock() async throws(SyncError) -> SyncLock { try await lockFile.take() }

    package func extend(_ lock: SyncLock) async throws(SyncError) { try lockFile.extend(lock) }

    package func unlock(_ lock: SyncLock) async { lockFile.end(lock) }

    private func file(_ name: String) -> PrivateFile { PrivateFile(path: "\(path)/\(name)") }

    private func names() throws(SyncError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            throw .failed(path: path, reason: "it is no folder that can be read")
        }
    }

    private static func file(_ content: Data) -> RemoteFile {
        RemoteFile(version: SHA256.hex(of: content), size: content.count, modified: nil)
    }
}
