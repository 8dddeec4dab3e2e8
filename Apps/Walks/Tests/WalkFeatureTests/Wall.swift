import FeatureTesting
import Networking
import Photos
import SectionEssentials
import SectionKit
import Synchronization
import Tracks

/// A wall of photos: the first step has one in a file, the second one that may not be copied, the
/// third none, and the others fail until they are mended.
final class Wall: PhotoFinderInput, PhotoImagesInput {
    private let isMended = Mutex(false)

    /// The numbers of the steps whose photos were asked for.
    let asked = Calls<Int>()

    func mend() { isMended.withLock { $0 = true } }

    func photos(near step: Step) async throws(RequestError) -> [Photo] {
        asked.note(step.number)
        switch step.number {
        case 1:
            return [
                Photo(
                    id: "file", title: "The gate.jpg", location: .file("/home/mole/The gate.jpg"))
            ]
        case 2:
            guard let picture = WebLink("https://photos.example/2.jpg") else { return [] }
            return [
                Photo(
                    id: "web", title: "The *lake*",
                    attribution: Attribution(
                        title: "The *lake*", author: "Ana", licence: "All rights reserved",
                        pageLink: WebLink("https://photos.example/2")),
                    location: .web(picture), mayBeCopied: false,
                    notice: "This product uses photos of others.")
            ]
        case 3: return []
        default:
            guard isMended.withLock(\.self) else { throw .timedOut(seconds: 10) }
            return [
                Photo(
                    id: "\(step.number)", title: "Mended \(step.number)",
                    location: .bytes(Data([UInt8(step.number)])))
            ]
        }
    }

    func image(of photo: Photo) async throws(RequestError) -> Data { Data(photo.id.utf8) }
}
