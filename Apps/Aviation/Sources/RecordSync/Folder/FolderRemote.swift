package import Essentials

/// A folder that another program copies between machines, such as Syncthing, git or a mounted
/// drive.
///
/// The version of a file is the hash of its content. A folder has no lock: what two machines write
/// at the same time, the program that copies them keeps as a copy of its own.
package struct FolderRemote: SyncRemote {
    private let path: String

    package init(path: String) {
        self.path = path
    }

    package func listing() async throws(SyncError) -> RemoteListing {
        var listing = RemoteListing()
        for name in try names() {
            if SyncPhoto(fileName: name) != nil {
                // Its name says what its content is, which may be large.
                let size = file(name).size ?? 0
                listing.add(name, RemoteFile(version: nil, size: size, modified: nil))
                continue
            }
            let isKnown = SyncName(fileName: name) != nil || SealedName(fileName: name) != nil
            guard isKnown || name == SyncMarker.fileName else {
                listing.add(name, RemoteFile(version: nil, size: 0, modified: nil))
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
        return .written(version: Self.file(content).version)
    }

    package func remove(_ fileName: String) async throws(SyncError) {
        try file(fileName).remove()
    }

    package func lock() async throws(SyncError) -> SyncLock { SyncLock(token: "") }

    package func extend(_ lock: SyncLock) async throws(SyncError) {}

    package func unlock(_ lock: SyncLock) async {}

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
