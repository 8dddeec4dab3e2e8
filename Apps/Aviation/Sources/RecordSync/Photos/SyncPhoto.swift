import RecordStore
package import SectionEssentials

/// A photo that records name: the hash of its content, and the extension of its format.
///
/// Its content never changes, so that it is the same wherever there is a file with this name.
package struct SyncPhoto: Hashable, Sendable {
    /// The name of the file on this machine, and in records.
    package let name: String

    /// Names a content.
    ///
    /// - Parameter fileExtension: the usual one of its format, of small letters, without the dot.
    package init(of content: Data, fileExtension: String) {
        name = ContentFolder.name(of: content, fileExtension: fileExtension)
    }

    /// Takes the name that a record has; nil if it is not that of a photo.
    package init?(_ name: String) {
        guard ContentFolder.isName(name) else { return nil }
        self.name = name
    }

    /// Parses the name of a file of the other side, such as `photos.9f86d0.jpg` with all digits of
    /// the hash; nil if it is not that of a photo.
    package init?(fileName: String) {
        guard fileName.hasPrefix(Self.beginning) else { return nil }
        self.init(String(fileName.dropFirst(Self.beginning.count)))
    }

    /// The name of the file on the other side.
    package var fileName: String { Self.beginning + name }

    /// The name of the file by which a device asks the others for the photo, because what the other
    /// side has of it is damaged.
    var requestName: String { "wanted.\(name)" }

    /// Parses the name of such a file; nil if it is not one.
    init?(requestName: String) {
        guard requestName.hasPrefix("wanted.") else { return nil }
        self.init(String(requestName.dropFirst(7)))
    }

    /// The extension of its format, without the dot.
    package var fileExtension: String { String(name.dropFirst(65)) }

    /// Whether the hash of a content is the one in the name.
    package func isHash(of content: Data) -> Bool {
        SyncPhoto(of: content, fileExtension: fileExtension) == self
    }

    private static let beginning = "photos."
}

extension SyncPhoto: Comparable, CustomStringConvertible {
    package static func < (one: SyncPhoto, other: SyncPhoto) -> Bool { one.name < other.name }

    /// The folder and the name, such as `photos/9f86d0.jpg` with all digits of the hash.
    package var description: String { "photos/\(name)" }
}
