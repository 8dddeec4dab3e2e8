import RecordStore
import SectionEssentials

@testable import RecordSync

/// A version of a record in a simulation: all are equally long, and each says what it was made of.
struct SimulatedVersion: Equatable {
    let number: Int
    let parent: Int
    let revision: Int
    let isRemoved: Bool

    /// The photo that it names; nil for none.
    var photo: SyncPhoto?

    /// The versions that it was made of, by their names.
    var ancestors: [String] = []

    /// The version that it repeats; nil if a person made it.
    var repeats: String?

    /// The ID of the record that it is a part of; nil for none.
    var whole: Int?

    /// How many ancestors it names.
    private static let limit = 30

    init(
        number: Int, parent: Int, revision: Int, isRemoved: Bool, photo: SyncPhoto? = nil,
        whole: Int? = nil
    ) {
        self.number = number
        self.parent = parent
        self.revision = revision
        self.isRemoved = isRemoved
        self.photo = photo
        self.whole = whole
    }

    init?(_ content: Data) {
        let words = String(decoding: content, as: UTF8.self).split(separator: " ")
        guard words.count >= 7 else { return nil }
        let parts = words.prefix(5).compactMap { Int($0) }
        guard parts.count == 5 else { return nil }
        self.init(
            number: parts[0] - 1000, parent: parts[1] - 1000, revision: parts[2] - 1000,
            isRemoved: parts[3] == 1,
            photo: SyncedFile(content: content, revision: 0, isRemoved: false).photos.first,
            whole: parts[4] == 0 ? nil : parts[4])
        repeats = words[5].first == "-" ? nil : String(words[5])
        var rest = words[6][...]
        while rest.count >= 16, rest.prefix(1) != "-" {
            ancestors.append(String(rest.prefix(16)))
            rest = rest.dropFirst(16)
        }
    }

    var content: Data {
        let parts = [1000 + number, 1000 + parent, 1000 + revision, isRemoved ? 1 : 0, whole ?? 0]
        let repeats = repeats ?? String(repeating: "-", count: 16)
        let names = ancestors.prefix(Self.limit).joined()
        let filler = String(repeating: "-", count: 16 * Self.limit - names.count)
        let photo = photo.map { " \"\($0.name)\"" } ?? ""
        return Data(
            (parts.map(String.init).joined(separator: " ") + " \(repeats) \(names)\(filler)" + photo)
                .utf8)
    }

    var file: SyncedFile {
        SyncedFile(
            content: content, revision: revision, isRemoved: isRemoved, ancestors: ancestors,
            repeats: repeats,
            whole: whole.flatMap { RecordID("T\($0)") }.map { SyncName(kind: "trips", id: $0) })
    }

    /// The same version, made of itself and of another.
    func renewed(over other: SyncedFile, isChosen: Bool) -> SimulatedVersion {
        var new = SimulatedVersion(
            number: number, parent: parent, revision: max(revision, other.revision) + 1,
            isRemoved: isRemoved, photo: photo, whole: whole)
        new.ancestors = Self.past(of: [file, other])
        new.repeats = isChosen ? nil : file.origin
        return new
    }

    static func past(of files: [SyncedFile]) -> [String] {
        var known: Set<String> = []
        return (files.map(\.digest) + files.flatMap(\.ancestors)).filter {
            known.insert($0).inserted
        }
    }
}
