package import Essentials
package import Networking
package import Tracks

/// Finds the photos near a step of a walk: in a folder, on a server, or drawn by the program.
package protocol PhotoFinderInput: Sendable {
    /// Returns the photos that may be shown for a step, the best one first; none if there is none.
    ///
    /// - Throws: the error of the source; it concerns this step only.
    func photos(near step: Step) async throws(RequestError) -> [Photo]
}

/// Fetches the pictures of photos.
package protocol PhotoImagesInput: Sendable {
    /// Returns the bytes of a photo's picture, which were checked to be a picture.
    func image(of photo: Photo) async throws(RequestError) -> Data
}
