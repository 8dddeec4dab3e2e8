import Essentials
import Networking
package import Photos
import Tracks

/// Finds the photos of steps, strictly one step after the other, so that a late answer keeps its
/// place and a server is asked politely.
package struct StepPhotos: Sendable {
    let finder: any PhotoFinderInput
    let images: any PhotoImagesInput

    package init(finder: any PhotoFinderInput, images: any PhotoImagesInput) {
        self.finder = finder
        self.images = images
    }

    /// Finds the photos of all steps of a stream, and writes them to the progress of the walk.
    ///
    /// When no further step waits, it fetches the picture that is likely to be next.
    func find(for steps: AsyncStream<Step>, in progress: WalkProgress) async {
        var choice = PhotoChoice()
        for await step in steps {
            let photo = await photo(of: step, &choice)
            guard !Task.isCancelled else { return }
            progress.set(photo, of: step)
        }
    }

    private func photo(of step: Step, _ choice: inout PhotoChoice) async -> StepPhoto {
        do throws(RequestError) {
            let photos = try await finder.photos(near: step)
            guard let photo = choice.choose(from: photos) else { return .nothingHere }
            return .found(photo, try await picture(of: photo))
        } catch {
            return .failed(error)
        }
    }

    /// The bytes of a picture on the web that may be copied; others are read or linked to when a
    /// report is written.
    private func picture(of photo: Photo) async throws(RequestError) -> Data? {
        guard case .web = photo.location, photo.mayBeCopied else { return nil }
        return try await images.image(of: photo)
    }
}
