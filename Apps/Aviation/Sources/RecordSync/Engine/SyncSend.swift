import Essentials

/// A file that the other side gets.
struct SyncSend: Sendable {
    let name: SyncName
    let file: SyncedFile
    let condition: PutCondition

    /// Sends a file of this machine if the other side is as it was listed; nil if there is no such
    /// file here.
    init?(_ name: SyncName, _ here: SyncedFiles, _ there: RemoteListing) {
        guard let file = here.files[name] else { return nil }
        self.name = name
        self.file = file
        condition = there.files[name].map(PutCondition.unchanged) ?? .absent
    }
}

extension SyncSend {
    /// Whether content is the start of this file, or empty.
    ///
    /// Some servers keep as much of a file as their disk has room for. Replacing it loses nothing.
    func starts(with start: Data) -> Bool { file.content.starts(with: start) }

    /// What both sides have in common once the file is written; nil if it was not.
    ///
    /// Unless the other side has said the version with its answer, another device may have written
    /// the file in the same second, so it is read again by the next sync.
    func entry(after answer: PutAnswer, in there: RemoteListing) -> SyncEntry? {
        guard case .written(let version) = answer else { return nil }
        let file = there.files[name]
        let isOurs = version != nil && version == file?.version
        return SyncEntry(
            hash: self.file.hash, file: file,
            isSettled: isOurs && file.map(there.isSettled) ?? false)
    }
}
