import Logbook
import RecordStore

/// Reads the photos that a record names, of which those in files are not kept yet.
struct PhotoCollector {
    let photos: any PhotosInput

    /// The photos that are not kept yet.
    private(set) var added: [NewPhoto] = []

    init(_ photos: any PhotosInput) {
        self.photos = photos
    }

    /// What to know about the new photos, in plain sentences, each once.
    var remarks: [String] {
        added.compactMap(\.remark).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns the name of a photo: a kept one as it is, that of a file once it is read.
    mutating func name(of text: String?) async throws(TripError) -> String? {
        guard let text else { return nil }
        if ContentFolder.isName(text) { return text }
        do throws(PhotoError) {
            let photo = try await photos.photo(at: text)
            added.append(photo)
            return photo.name
        } catch {
            throw .photo(error)
        }
    }

    /// Returns the names of photos, each once.
    mutating func names(of texts: [String]) async throws(TripError) -> [String] {
        var names: [String] = []
        for text in texts {
            if let name = try await name(of: text), !names.contains(name) { names.append(name) }
        }
        return names
    }
}
