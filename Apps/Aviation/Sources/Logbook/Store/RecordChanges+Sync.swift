package import RecordStore
package import RecordSync

extension RecordChanges {
    /// Counts changes from now on: those of the records, and of the folder that they are synced with,
    /// or else of how the last sync ended.
    package func begin(with place: SyncPlace?) {
        switch place {
        case nil: begin(also: ["\(folder)/sync"])
        case .folder(let path): begin(also: [path])
        case .server: begin()
        }
    }
}
