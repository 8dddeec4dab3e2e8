import SectionEssentials

/// A file that the other side gets.
struct SyncSend: Sendable {
    let name: SyncName
    let file: SyncedFile
    let condition: PutCondition

    /// The version of the other side that it replaces; nil if there is none, or it was not read.
    let replaced: SyncedFile?

    /// Sends a file if the other side is as it was listed.
    init(
        _ name: SyncName, _ file: SyncedFile, over replaced: SyncedFile? = nil,
        _ there: RemoteListing
    ) {
        self.name = name
        self.file = file
        self.replaced = replaced
        condition = there.files[name].map(PutCondition.unchanged) ?? .absent
    }

    /// Sends a file of this machine; nil if there is no such file.
    init?(_ name: SyncName, _ here: SyncedFiles, _ there: RemoteListing) {
        guard let file = here.files[name] else { return nil }
        self.init(name, file, there)
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
    func entry(
        after answer: PutAnswer, in there: RemoteListing, _ old: SyncEntry?
    ) -> SyncEntry? {
        guard case .written(let version) = answer else { return nil }
        let listed = there.files[name]
        let isOurs = version != nil && version == listed?.version
        return SyncEntry(
            file, after: old, replacing: [replaced].compactMap(\.self), file: listed,
            isSettled: isOurs && listed.map(there.isSettled) ?? false)
    }
}
