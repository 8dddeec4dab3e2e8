package import SectionKit

/// Where photos are from.
package enum PhotoSource: Equatable, Sendable {
    /// None are looked for.
    case none

    /// Pictures that the program draws, for the made-up walk.
    case drawn

    /// A folder of the person's own photos, and what the clock of their camera showed.
    case folder(String, CameraClock)

    /// Wikimedia Commons, which learns the positions of the steps.
    case commons

    /// Flickr, which learns the positions of the steps.
    case flickr

    /// Whether it is somebody else's server.
    package var isServer: Bool { self == .commons || self == .flickr }
}

/// Finds photos in the sources that a person can choose, and fetches their pictures.
package protocol PhotoSourcesInput: Sendable {
    /// Returns what finds all photos of a walk at once; nil for a source that is asked step by step.
    ///
    /// - Throws: `UsageError` when a folder of photos is none.
    func album(of source: PhotoSource) throws(UsageError) -> (any AlbumInput)?

    /// Returns what finds photos step by step.
    ///
    /// - Throws: `UsageError` when the source lacks a key, or has a wrong address.
    func finder(of source: PhotoSource) throws(UsageError) -> any PhotoFinderInput

    /// Returns what fetches the pictures.
    ///
    /// - Throws: `UsageError` when the source has a wrong address.
    func pictures(of source: PhotoSource) throws(UsageError) -> any PhotoImagesInput
}
