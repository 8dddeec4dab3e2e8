import Photos

/// Chooses the photos of steps, none twice.
struct PhotoChoice {
    private var shown: Set<String> = []

    mutating func choose(from photos: [Photo]) -> Photo? {
        let photo = photos.first { !shown.contains($0.id) }
        if let photo { shown.insert(photo.id) }
        return photo
    }
}
