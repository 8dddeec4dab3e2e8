package import SectionEssentials

/// Chooses the photos of a walk, so that none is shown twice: neither the same photo, nor the same
/// picture under another name.
///
/// ```
/// while let photo = choice.next(of: photos) {
///     let picture = try await images.image(of: photo)
///     if choice.accepts(picture) { … }
/// }
/// ```
package struct PhotoChoice: Equatable, Sendable {
    /// The identities of the photos that were chosen.
    private var photos: Set<String> = []

    /// The digests of the pictures that were accepted.
    private var pictures: Set<PictureDigest> = []

    package init() {}

    /// Chooses a photo that is shown already, with its picture if that is known.
    package mutating func take(_ photo: Photo, _ picture: Data?) {
        photos.insert(photo.id)
        if let picture { pictures.insert(PictureDigest(picture)) }
    }

    /// Returns the first of some photos that was never returned before; nil if there is none.
    package mutating func next(of photos: [Photo]) -> Photo? {
        photos.first { self.photos.insert($0.id).inserted }
    }

    /// Returns what ``next(of:)`` would, without choosing it, such as to fetch it ahead.
    package func candidate(of photos: [Photo]) -> Photo? {
        photos.first { !self.photos.contains($0.id) }
    }

    /// Returns whether a picture was never accepted before.
    package mutating func accepts(_ picture: Data) -> Bool {
        pictures.insert(PictureDigest(picture)).inserted
    }
}
