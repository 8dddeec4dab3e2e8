package import Networking
package import Photos
package import SectionEssentials
import SectionKit
package import Tracks

/// The pictures of the made-up walk, which the program draws: landscapes in the light of the hour.
///
/// Each step has one, except some, where nobody took a photo.
package struct DrawnPhotos: PhotoFinderInput, PhotoImagesInput {
    package init() {}

    /// Returns the picture of a step; it is drawn when it is asked for.
    package func photos(near step: Step) async throws(RequestError) -> [Photo] {
        if step.number % Self.pause == 0 { return [] }
        let view = Viewpoint(step)
        return [
            Photo(
                id: "\(Self.prefix)\(step.number)", title: view.title,
                attribution: Attribution(
                    title: view.title, author: "walk-report, which drew it", licence: "CC0 1.0",
                    licenceLink: WebLink("https://creativecommons.org/publicdomain/zero/1.0/")),
                location: .bytes(Landscape.drawing(of: view).file),
                coordinate: step.point.coordinate, time: step.point.time)
        ]
    }

    /// Returns the bytes of a picture that the program has drawn.
    package func image(of photo: Photo) async throws(RequestError) -> Data {
        guard case .bytes(let bytes) = photo.location else {
            throw .unreadable(reason: "it is no picture of the made-up walk")
        }
        return bytes
    }

    private static let prefix = "drawn:"

    /// Each step whose number is a multiple has no photo.
    private static let pause = 11
}
