import FeatureKit
import FeatureTesting
import Networking
import Photos
import RecordStore
import SectionEssentials
import SectionKit
import Tracks
import WalkSamples
import Walking

/// Knows no photos.
struct Nobody: PhotoFinderInput, PhotoImagesInput {
    func photos(near step: Step) async throws(RequestError) -> [Photo] { [] }
    func image(of photo: Photo) async throws(RequestError) -> Data { Data() }
}

/// Has photos that never come.
struct Silence: PhotoFinderInput, PhotoImagesInput {
    func photos(near step: Step) async throws(RequestError) -> [Photo] {
        try? await Task.sleep(for: .seconds(3600))
        return []
    }

    func image(of photo: Photo) async throws(RequestError) -> Data { Data() }
}

extension WalkDependencies {
    /// Dependencies with a demo and with files in memory, by their paths.
    static func walking(
        files: [String: Body] = [:],
        demo: Track = Track(segments: []),
        photos: any PhotoFinderInput & PhotoImagesInput = Nobody(),
        albums: [String: Album] = [:],
        list: RecordStoreSpy<RecordedWalk>? = nil,
        displayZone: DisplayZone? = nil,
        isRefresh: Bool = false,
        memory: FeatureMemory? = nil,
        loadsAgain: Bool = false,
        lastingMemory: FeatureMemory = FeatureMemory()
    ) -> WalkDependencies {
        var context = ContextSpy(
            files: FilesSpy(bodies: files), stores: [list].compactMap(\.self))
        (context.displayZone, context.isRefresh) = (displayZone, isRefresh)
        (context.memory, context.lastingMemory) = (memory, lastingMemory)
        context.loadsAgain = loadsAgain
        return .sample(context, demo: demo, photos: PhotoSourcesStub(photos, albums: albums))
    }
}
