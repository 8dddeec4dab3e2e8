import Essentials
import RecordStore

@testable import RecordSync

/// A version of a record in a simulation: all are equally long, and each says what it was made of.
struct SimulatedVersion: Equatable {
    let number: Int
    let parent: Int
    let revision: Int
    let isRemoved: Bool

    /// The photo that it names; nil for none.
    var photo: SyncPhoto?

    init(number: Int, parent: Int, revision: Int, isRemoved: Bool, photo: SyncPhoto? = nil) {
        self.number = number
        self.parent = parent
        self.revision = revision
        self.isRemoved = isRemoved
        self.photo = photo
    }

    init?(_ content: Data) {
        let parts = String(decoding: content, as: UTF8.self).split(separator: " ").compactMap {
            Int($0)
        }
        guard parts.count == 4 else { return nil }
        self.init(
            number: parts[0] - 1000, parent: parts[1] - 1000, revision: parts[2] - 1000,
            isRemoved: parts[3] == 1,
            photo: SyncedFile(content: content, revision: 0, isRemoved: false).photos.first)
    }

    var content: Data {
        let parts = [1000 + number, 1000 + parent, 1000 + revision, isRemoved ? 1 : 0]
        let name = photo.map { " \"\($0.name)\"" } ?? ""
        return Data((parts.map(String.init).joined(separator: " ") + name).utf8)
    }

    var file: SyncedFile {
        SyncedFile(content: content, revision: revision, isRemoved: isRemoved)
    }
}
