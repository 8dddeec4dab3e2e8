import Networking
package import Photos
import SectionEssentials
import Tracks

/// Finds the photos of steps, strictly one step after the other, so that a late answer keeps its
/// place and a server is asked politely.
package struct StepPhotos: Sendable {
    let finder: any PhotoFinderInput
    let images: any PhotoImagesInput

    /// Whether the picture that is likely to be next is fetched while no step waits.
    let fetchesAhead: Bool

    /// How many steps in a row may fail before no more are asked for.
    package static let mostFailures = 3

    /// What is to be done, one after the other.
    enum Errand: Sendable {
        /// Find the photo of a step.
        case step(Step)

        /// Ask again, although steps have failed; the next failure is the last.
        case retry
    }

    package init(
        finder: any PhotoFinderInput,
        images: any PhotoImagesInput,
        fetchesAhead: Bool = false
    ) {
        self.finder = finder
        self.images = images
        self.fetchesAhead = fetchesAhead
    }

    /// Finds the photos of all steps of a stream, and writes them to the progress of the walk.
    func find(for errands: AsyncStream<Errand>, in progress: WalkProgress) async {
        var choice = progress.shownPhotos
        var failures = 0
        for await errand in errands {
            guard case .step(let step) = errand else {
                failures = Self.mostFailures - 1
                continue
            }
            guard failures < Self.mostFailures else {
                progress.set(.notAsked, of: step)
                continue
            }
            var others: [Photo] = []
            let photo = await photo(of: step, &choice, &others)
            guard !Task.isCancelled else { return }
            progress.set(photo, of: step)
            if case .failed = photo { failures += 1 } else { failures = 0 }
            // The next step may be close enough to show it.
            if fetchesAhead, let ahead = choice.candidate(of: others), ahead.mayBeCopied {
                _ = try? await images.image(of: ahead)
            }
        }
        for problem in await finder.problems() { progress.warn(problem) }
    }

    /// Pictures on the web are kept with the photo; others are read again when a report is written,
    /// and those that may not be copied are only linked to.
    private func photo(
        of step: Step,
        _ choice: inout PhotoChoice,
        _ photos: inout [Photo]
    ) async -> StepPhoto {
        do throws(RequestError) {
            photos = try await finder.photos(near: step)
            var failure: RequestError?
            while let photo = choice.next(of: photos) {
                guard photo.mayBeCopied else { return .found(photo, nil) }
                let picture: Data
                do throws(RequestError) {
                    picture = try await images.image(of: photo)
                } catch {
                    guard error.concernsOnePicture else { throw error }
                    failure = error
                    continue
                }
                guard choice.accepts(picture) else { continue }
                if case .bytes = photo.location { return .found(photo, nil) }
                return .found(photo, photo.isShownAsFile ? nil : picture)
            }
            return failure.map { .failed($0) } ?? .nothingHere
        } catch {
            return .failed(error)
        }
    }
}

extension RequestError {
    /// Whether only this picture cannot be shown, so that another one may.
    fileprivate var concernsOnePicture: Bool {
        switch self {
        case .unreadable, .tooLarge, .notFound, .notAllowed: true
        default: false
        }
    }
}
