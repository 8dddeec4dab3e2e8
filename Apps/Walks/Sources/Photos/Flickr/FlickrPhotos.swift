package import Networking
import SectionKit
package import Tracks

/// The public photos of Flickr near a step, with their authors and licences
/// (<https://www.flickr.com/services/api/flickr.photos.search.html>).
///
/// The server learns the position of the step, to about ten metres. Its terms allow at most 30
/// photos on a page, and to keep them for at most 24 hours.
package struct FlickrPhotos: PhotoFinderInput {
    private let request: any BaseRequestInput

    /// The environment variable with the person's key, for advice.
    private let keyVariable: String

    /// Creates the finder.
    ///
    /// - Parameters:
    ///   - request: asks the server, with the key of the person.
    ///   - keyVariable: the environment variable with the key, for advice.
    package init(request: any BaseRequestInput, keyVariable: String) {
        self.request = request
        self.keyVariable = keyVariable
    }

    package func photos(near step: Step) async throws(RequestError) -> [Photo] {
        let records = try await request.value(
            of: .flickrPhotos(near: step.point.coordinate, keyVariable: keyVariable))
        return records.compactMap(\.photo).sorted(near: step)
    }

    /// What a person can do without a valid key.
    package static func advice(on keyVariable: String) -> String {
        "Set \(keyVariable) to your key; you get one at"
            + " https://www.flickr.com/services/apps/create/."
    }

    /// What Flickr's terms demand to be said beside its photos.
    static let notice = """
        This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc.
        """
}
