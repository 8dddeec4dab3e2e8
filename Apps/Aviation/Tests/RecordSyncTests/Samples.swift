import RecordStore
import SectionEssentials

@testable import RecordSync

/// A version of a record, told apart by its text.
func sample(
    _ text: String, revision: Int = 1, isRemoved: Bool = false, repeats: SyncedFile? = nil,
    of parents: SyncedFile...
) -> SyncedFile {
    SyncedFile(
        content: Data(text.utf8), revision: revision, isRemoved: isRemoved,
        ancestors: parents.map(\.digest) + parents.flatMap(\.ancestors),
        repeats: repeats?.origin)
}

func remote(_ version: String?, size: Int = 3, at second: Double? = nil) -> RemoteFile {
    RemoteFile(
        version: version, size: size, modified: second.map(Date.init(timeIntervalSince1970:)))
}

extension SyncName: ExpressibleByStringLiteral {
    /// The name of a flight, of a text that the test knows to be valid.
    public init(stringLiteral text: String) {
        self.init(kind: "flights", id: RecordID(text) ?? RecordID(at: .distantPast))
    }
}

let marker = SyncMarker(log: RecordID("LOG") ?? RecordID(at: .distantPast))
