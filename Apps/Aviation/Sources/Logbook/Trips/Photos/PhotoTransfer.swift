package import RecordSync
package import SectionEssentials

/// The photos of a folder, as they are synced.
package struct PhotoTransfer: SyncPhotosInput {
    private let folder: PhotoFolder

    package init(_ folder: PhotoFolder) {
        self.folder = folder
    }

    package func all() async throws(SyncError) -> Set<SyncPhoto> {
        do throws(LogError) {
            return Set(try await folder.names().compactMap { SyncPhoto($0) })
        } catch {
            throw SyncError(error)
        }
    }

    package func content(of photo: SyncPhoto) async -> Data? {
        folder.content(of: photo.name)
    }

    package func keep(_ content: Data, as photo: SyncPhoto) async throws(SyncError) -> Bool {
        guard content.count <= PhotoCheck.byteLimit,
            let checked = try? PhotoCheck.photo(content, at: photo.name),
            checked.fileExtension == photo.fileExtension
        else { return false }
        do throws(LogError) { _ = try await folder.keep(checked) } catch { throw SyncError(error) }
        return true
    }
}

extension SyncError {
    /// The error of the folder of photos.
    fileprivate init(_ error: LogError) {
        if case .store(let error) = error {
            self = .store(error)
        } else {
            self = .failed(path: "photos", reason: error.summary)
        }
    }
}
