/// What follows from the contents of the other side.
struct SyncReading {
    /// The entries of the files that both sides have then.
    private(set) var entries: [SyncName: SyncEntry] = [:]

    private(set) var replacements: [SyncReplacement] = []
    private(set) var sends: [SyncSend] = []
    private(set) var conflicts: [SyncConflict] = []

    private let old: [SyncName: SyncEntry]
    private let here: SyncedFiles
    private let there: RemoteListing

    init(entries: [SyncName: SyncEntry], _ here: SyncedFiles, _ there: RemoteListing) {
        old = entries
        self.here = here
        self.there = there
    }

    /// Decides about a file.
    mutating func add(_ name: SyncName, _ file: SyncedFile) {
        let own = here.files[name]
        let remote = there.files[name]
        let entry = SyncEntry(
            hash: file.hash, file: remote, isSettled: remote.map(there.isSettled) ?? false)
        switch SyncDecision(old[name], here: own, there: file) {
        case .same:
            entries[name] = entry
        case .take(let isConflict):
            entries[name] = entry
            replacements.append(SyncReplacement(name: name, old: own, new: file))
            if isConflict, let own {
                conflicts.append(SyncConflict(name: name, content: own.content))
            }
        case .send(let isConflict):
            if let send = SyncSend(name, here, there) { sends.append(send) }
            if isConflict { conflicts.append(SyncConflict(name: name, content: file.content)) }
        }
    }
}
