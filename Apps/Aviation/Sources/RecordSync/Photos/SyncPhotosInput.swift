package import SectionEssentials

/// The photos of this machine.
package protocol SyncPhotosInput: Sendable {
    /// Returns the photos that this machine has.
    func all() async throws(SyncError) -> Set<SyncPhoto>

    /// Returns the content of a photo; nil if it cannot be read.
    func content(of photo: SyncPhoto) async -> Data?

    /// Keeps a photo from elsewhere, whose content has the hash of its name; it is on disk when this
    /// method returns.
    ///
    /// - Returns: whether it is kept; false if it is not a photo of this format.
    func keep(_ content: Data, as photo: SyncPhoto) async throws(SyncError) -> Bool
}

/// No photos, on a machine without a folder for records.
package struct NoSyncPhotos: SyncPhotosInput {
    package init() {}

    package func all() -> Set<SyncPhoto> { [] }
    package func content(of photo: SyncPhoto) -> Data? { nil }
    package func keep(_ content: Data, as photo: SyncPhoto) -> Bool { false }
}
