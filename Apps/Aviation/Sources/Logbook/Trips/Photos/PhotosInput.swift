import RecordStore
package import SectionEssentials

/// The photos of a person, which are kept under the hashes of their contents.
package protocol PhotosInput: Sendable {
    /// Reads a photo from a file that a person has named, and keeps nothing.
    ///
    /// - Throws: ``PhotoError`` unless it is a photo.
    func photo(at path: String) async throws(PhotoError) -> NewPhoto

    /// Keeps a photo, and returns its name; it is on disk when this method returns.
    func keep(_ photo: NewPhoto) async throws(LogError) -> String

    /// Returns the path of the file that shows a photo: a copy of the size of a screen, else the
    /// photo itself; nil if it is not on this machine, or nothing can show it.
    func path(of name: String) -> String?

    /// Returns the path of the file of a photo itself; nil if the text is not the name of a photo.
    func originalPath(of name: String) -> String?

    /// Prepares photos to be shown: fetches those that are missing and makes copies of those that
    /// nothing could show otherwise, as far as that is possible by now.
    ///
    /// - Returns: which photos cannot be shown, why, and what to do, in plain sentences.
    func prepare(_ names: [String]) async -> [String]

    /// Returns the names of all photos.
    func names() async throws(LogError) -> [String]

    /// Compares all photos with the hashes of their names, and replaces those that are damaged by
    /// what the other side has.
    func heal() async throws(LogError) -> HealedPhotos

    /// Deletes all photos and their copies.
    func erase() async throws(LogError)
}

/// The photos whose content was not what their name says.
package struct HealedPhotos: Equatable, Sendable {
    /// Those that were replaced.
    package let healed: [String]

    /// Those that are damaged.
    package let damaged: [String]

    package init(healed: [String] = [], damaged: [String] = []) {
        self.healed = healed
        self.damaged = damaged
    }
}

/// A photo that is not kept yet.
package struct NewPhoto: Equatable, Sendable {
    package let content: Data

    /// The usual extension of its format, without the dot.
    package let fileExtension: String

    /// What to know about it, as a sentence; nil for nothing.
    package var remark: String?

    package init(_ content: Data, fileExtension: String, remark: String? = nil) {
        self.content = content
        self.fileExtension = fileExtension
        self.remark = remark
    }

    /// The name that it is kept under.
    package var name: String {
        ContentFolder.name(of: content, fileExtension: fileExtension)
    }
}

/// Why a file is not kept as a photo.
package struct PhotoError: ExplainedError, Equatable {
    package let summary: String
    package let recovery: String

    package init(_ summary: String, recovery: String) {
        self.summary = summary
        self.recovery = recovery
    }
}

/// Keeps no photos, on a machine without a folder for records.
package struct NoPhotos: PhotosInput {
    package init() {}

    package func photo(at path: String) throws(PhotoError) -> NewPhoto {
        throw PhotoError(
            "there is no folder for photos",
            recovery: "Set HOME or XDG_DATA_HOME to a folder, such as /home/me.")
    }

    package func keep(_ photo: NewPhoto) throws(LogError) -> String {
        throw .noStore("there is no folder for photos")
    }

    package func path(of name: String) -> String? { nil }
    package func originalPath(of name: String) -> String? { nil }
    package func prepare(_ names: [String]) -> [String] { [] }
    package func names() -> [String] { [] }
    package func heal() -> HealedPhotos { HealedPhotos() }
    package func erase() {}
}
