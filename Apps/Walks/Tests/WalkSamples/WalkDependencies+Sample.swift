package import FeatureKit
import FeatureTesting
import Networking
package import Photos
import SectionEssentials
package import SectionKit
package import Tracks
package import Walking

extension WalkDependencies {
    /// Dependencies with a context, by default an empty one, and without photos and a receiver.
    package static func sample(
        _ context: any Context = ContextSpy(), demo: Track = Track(name: "Demo", segments: []),
        photos: any PhotoSourcesInput = PhotoSourcesStub()
    ) -> WalkDependencies {
        WalkDependencies(
            context: context, demo: demo, photos: photos,
            receiver: { _ throws(UsageError) in throw UsageError("there is no receiver.") })
    }
}

/// Has the photos of one finder for each source, and albums by their folders.
package struct PhotoSourcesStub: PhotoSourcesInput {
    private let photos: (any PhotoFinderInput & PhotoImagesInput)?
    private let albums: [String: Album]

    package init(
        _ photos: (any PhotoFinderInput & PhotoImagesInput)? = nil, albums: [String: Album] = [:]
    ) {
        self.photos = photos
        self.albums = albums
    }

    package func album(of source: PhotoSource) throws(UsageError) -> (any AlbumInput)? {
        guard case .folder(let folder, _) = source else { return nil }
        guard let album = albums[folder] else { throw UsageError("\(folder) is missing.") }
        return AlbumStub(album: album)
    }

    package func finder(of source: PhotoSource) throws(UsageError) -> any PhotoFinderInput {
        try given()
    }

    package func pictures(of source: PhotoSource) throws(UsageError) -> any PhotoImagesInput {
        try given()
    }

    private func given() throws(UsageError) -> any PhotoFinderInput & PhotoImagesInput {
        guard let photos else { throw UsageError("there are no photos.") }
        return photos
    }
}

/// Has an album, whatever the way.
private struct AlbumStub: AlbumInput {
    let album: Album

    func album(of way: PhotoWay) async throws(RequestError) -> Album { album }
}
