import SectionEssentials
import Synchronization

/// The last pictures, so that those with the same content share their bytes.
///
/// When they have more bytes than the limit, those that were kept first are forgotten.
final class PictureMemory: Sendable {
    private let limit: Int
    private let state = Mutex(State())

    fileprivate struct State {
        var pictures: [PictureDigest: Data] = [:]

        /// The contents of pictures by the identities of their photos.
        var photos: [String: PictureDigest] = [:]

        /// The contents, the first one first.
        var order: [PictureDigest] = []

        var size = 0
    }

    init(limit: Int) {
        self.limit = limit
    }

    /// The number of bytes that are kept.
    var size: Int { state.withLock(\.size) }

    /// Returns the picture of a photo; nil if it is not kept.
    func picture(of photo: String) -> Data? {
        state.withLock { state in state.photos[photo].flatMap { state.pictures[$0] } }
    }

    /// Keeps the picture of a photo; returns the same bytes, or equal ones that are kept already.
    func keep(_ picture: Data, of photo: String) -> Data {
        let digest = PictureDigest(picture)
        return state.withLock { state in
            if let known = state.pictures[digest], known == picture {
                state.photos[photo] = digest
                return known
            }
            guard picture.count <= limit, state.pictures[digest] == nil else { return picture }
            state.pictures[digest] = picture
            state.photos[photo] = digest
            state.order.append(digest)
            state.size += picture.count
            while state.size > limit { state.forgetFirst() }
            return picture
        }
    }
}

extension PictureMemory.State {
    fileprivate mutating func forgetFirst() {
        let digest = order.removeFirst()
        size -= pictures.removeValue(forKey: digest)?.count ?? 0
        photos = photos.filter { $0.value != digest }
    }
}
