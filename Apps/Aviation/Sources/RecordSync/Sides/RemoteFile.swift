package import SectionEssentials

/// What the other side says of a file without its content.
package struct RemoteFile: Equatable, Sendable {
    /// The version, such as an ETag without its quotes; nil if the other side has none.
    package let version: String?

    /// The size in bytes.
    package let size: Int

    /// When it was last changed, by the clock of the other side; nil if that does not say.
    package let modified: Date?

    package init(version: String?, size: Int, modified: Date?) {
        self.version = version
        self.size = size
        self.modified = modified
    }
}

/// The files of the other side.
package struct RemoteListing: Equatable, Sendable {
    package var files: [SyncName: RemoteFile] = [:]

    package var photos: [SyncPhoto: RemoteFile] = [:]

    /// The photos whose names are encrypted; nil if none are.
    var sealedPhotos: SealedPhotos?

    /// The photos that are damaged there, and that a device has asked for.
    package var wantedPhotos: Set<SyncPhoto> = []

    /// The file that says which log it is.
    package var marker: RemoteFile?

    /// The copies that other programs have made of conflicts.
    package var copies: [SyncCopy] = []

    /// The other files, which are left alone.
    package var otherFiles: [String: RemoteFile] = [:]

    /// The names of what cannot be read, such as a folder named like a record, which is left alone
    /// too.
    package var unreadable: Set<String> = []

    /// The records that cannot be sent, because something that is no file has their name.
    package var blocked: Set<SyncName> = []

    /// When the listing was made, by the clock of the other side.
    package var date: Date?

    package init() {}

    /// The file of a photo; nil if there is none.
    package func file(of photo: SyncPhoto) -> RemoteFile? { photos[photo] ?? sealedPhotos?[photo] }

    /// The number of files that are left alone.
    package var others: Int { otherFiles.count }

    /// Adds a file by its name; hidden ones are left out.
    package mutating func add(_ fileName: String, _ file: RemoteFile) {
        if fileName.hasPrefix(".") { return }
        if fileName == SyncMarker.fileName {
            marker = file
        } else if let name = SyncName(fileName: fileName) {
            files[name] = file
        } else if let photo = SyncPhoto(fileName: fileName) {
            photos[photo] = file
        } else if let photo = SyncPhoto(requestName: fileName) {
            wantedPhotos.insert(photo)
        } else if let copy = SyncCopy(fileName: fileName) {
            copies.append(copy)
        } else {
            otherFiles[fileName] = file
        }
    }

    /// Adds what is no file that can be read and replaced, such as a folder, if it is named like one.
    mutating func addOther(_ fileName: String) {
        let name = SyncName(fileName: fileName)
        guard
            name != nil || SyncPhoto(fileName: fileName) != nil
                || SealedName(fileName: fileName) != nil
        else { return }
        unreadable.insert(fileName)
        if let name { blocked.insert(name) }
    }

    /// Whether a file was changed so long before the listing that a later change in the same
    /// second is impossible.
    ///
    /// Servers keep the time of a file to the second, and some derive the ETag from it.
    package func isSettled(_ file: RemoteFile) -> Bool {
        guard let modified = file.modified, let date else { return file.version != nil }
        return modified < date.addingTimeInterval(-2)
    }
}
