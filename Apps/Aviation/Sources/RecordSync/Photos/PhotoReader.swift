import SectionEssentials

/// Fetches photos when they are needed.
package protocol PhotoFetchInput: Sendable {
    /// Reads photos from the other side, and keeps them; what goes wrong is in the result.
    func fetch(_ photos: Set<SyncPhoto>) async -> PhotoFetch
}

/// Reads photos from the other side, and keeps those whose content has the hash of their name.
struct PhotoReader: Sendable {
    let remote: any SyncRemote
    let photos: any SyncPhotosInput

    /// How many photos are read at once.
    var width = PhotoSender.width

    /// Reads photos until an error.
    func fetch(_ wanted: Set<SyncPhoto>) async -> PhotoFetch {
        var fetch = PhotoFetch()
        var rest = wanted.sorted()[...]
        while !rest.isEmpty, fetch.failure == nil {
            let batch = Array(rest.prefix(width))
            rest = rest.dropFirst(width)
            do throws(SyncError) {
                let outcomes = try await concurrently(batch, atOnce: width) {
                    photo throws(SyncError) in await outcome(of: photo)
                }
                for (photo, outcome) in zip(batch, outcomes) { fetch.add(photo, outcome) }
            } catch {
                fetch.failure = error
            }
        }
        return fetch
    }

    fileprivate enum Outcome {
        case received, absent, damaged
        case failed(SyncError)
    }

    private func outcome(of photo: SyncPhoto) async -> Outcome {
        do throws(SyncError) {
            guard let content = try await remote.content(of: photo.fileName) else { return .absent }
            guard photo.isHash(of: content) else {
                // A device that has it sends it again.
                _ = try await remote.put(
                    Data((photo.name + "\n").utf8), as: photo.requestName, if: .absent)
                return .damaged
            }
            guard try await photos.keep(content, as: photo) else { return .damaged }
            return .received
        } catch {
            return .failed(error)
        }
    }
}

extension PhotoFetch {
    fileprivate mutating func add(_ photo: SyncPhoto, _ outcome: PhotoReader.Outcome) {
        switch outcome {
        case .received: received.insert(photo)
        case .absent: absent.insert(photo)
        case .damaged: damaged.insert(photo)
        case .failed(let error): failure = error
        }
    }
}
