package import SectionKit

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
