package import Essentials
package import Networking
package import Tracks

/// Finds the photos near a step of a walk: in a folder, on a server, or drawn by the program.
package protocol PhotoFinderInput: Sendable {
    /// Says all steps of a walk at once, if they are known before photos are asked for.
    ///
    /// With it, each photo of a folder goes to the nearest of all steps; without it, to the first
    /// step that is near.
    func prepare(for steps: [Step]) async

    /// Returns the photos that may be shown for a step, the best one first; none if there is none.
    ///
    /// - Throws: the error of the source; it concerns this step only.
    func photos(near step: Step) async throws(RequestError) -> [Photo]

    /// Returns what is wrong with photos that were not placed, as plain sentences.
    func problems() async -> [String]
}

extension PhotoFinderInput {
    /// Does nothing: a server is asked about one step at a time.
    package func prepare(for steps: [Step]) async {}

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
