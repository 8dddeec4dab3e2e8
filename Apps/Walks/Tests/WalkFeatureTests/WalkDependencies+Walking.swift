import FeatureKit
import FeatureTesting
import Networking
import Photos
import RecordStore
import SectionEssentials
import SectionKit
import Tracks
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

/// Has an album, whatever the way.
struct AlbumStub: AlbumInput {
    let album: Album

    func album(of way: PhotoWay) async throws(RequestError) -> Album { album }
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
        WalkDependencies(
            open: { path throws(UsageError) in
                guard let body = files[path] else { throw UsageError("\(path) is missing.") }
                return body
            },
            demo: demo,
            album: { source throws(UsageError) in
                guard case .folder(let folder, _) = source else { return nil }
                guard let album = albums[folder] else { throw UsageError("\(folder) is missing.") }
                return AlbumStub(album: album)
            },
            photos: { _ in photos },
            images: { _ in photos },
            receiver: { _ throws(UsageError) in throw UsageError("there is no receiver.") },
            walks: { () throws(UsageError) in
                guard let list else { throw UsageError("there is no list.") }
                return list
            },
            displayZone: displayZone,
            isRefresh: isRefresh,
            now: GoldenFormat.now,
            memory: memory,
            loadsAgain: loadsAgain,
            lastingMemory: lastingMemory)
    }
}
