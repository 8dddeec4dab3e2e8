package import Networking
package import SectionEssentials
package import Tracks

/// Finds the photos near a step of a walk: on a server, or drawn by the program.
package protocol PhotoFinderInput: Sendable {
    /// Returns the photos that may be shown for a step, the best one first; none if there is none.
    ///
    /// - Throws: the error of the source; it concerns this step only.
    func photos(near step: Step) async throws(RequestError) -> [Photo]

    /// Returns what is wrong with photos that were not placed, as plain sentences.
    func problems() async -> [String]
}

extension PhotoFinderInput {
    /// Nothing.
    package func problems() async -> [String] { [] }
}

/// Finds no photos.
package struct NoPhotos: PhotoFinderInput {
    package init() {}

    package func photos(near step: Step) -> [Photo] { [] }
}

/// Fetches the pictures of photos.
package protocol PhotoImagesInput: Sendable {
    /// Returns the bytes of a photo's picture, which were checked to be a picture.
    func image(of photo: Photo) async throws(RequestError) -> Data
}
