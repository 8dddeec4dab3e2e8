import Networking
import Photos
import SectionEssentials
import SectionKit
import Tracks

/// Finds a person's own photos of a walk.
package struct WalkAlbum: Sendable {
    /// Returns what finds the photos; nil if there are none to look for.
    let finder: @Sendable () async throws(UsageError) -> (any AlbumInput)?

    let images: any PhotoImagesInput

    /// The whole way, if it is known before the walk begins.
    var way: PhotoWay?

    init(
        images: any PhotoImagesInput, way: PhotoWay? = nil,
        finder: @escaping @Sendable () async throws(UsageError) -> (any AlbumInput)?
    ) {
        (self.finder, self.images, self.way) = (finder, images, way)
    }

    /// Places the photos on the way, and writes them to the progress of the walk.
    func find(on way: PhotoWay, in progress: WalkProgress) async {
        let finder: any AlbumInput
        do throws(UsageError) {
            guard let found = try await self.finder() else { return }
            finder = found
        } catch {
            return progress.warn("The photos could not be read: \(error.message)")
        }
        let album: Album
        do throws(RequestError) {
            album = try await finder.album(of: way)
        } catch {
            return progress.warn("The photos could not be read: \(error.summary).")
        }
        var photos: [WalkPhoto] = []
        for place in album.photos {
            guard !Task.isCancelled else { return }
            // A file in another format, such as HEIC, is shown by a picture that is made of it.
            var picture: Data?
            if !place.photo.isShownAsFile {
                do throws(RequestError) {
                    picture = try await images.image(of: place.photo)
                } catch {
                    progress.warn(
                        "\(place.photo.title) is not shown: \(error.summary). \(error.recovery)")
                }
            }
            photos.append(WalkPhoto(place: place, picture: picture))
        }
        progress.set(album: photos)
        for problem in album.problems { progress.warn(problem) }
    }
}
