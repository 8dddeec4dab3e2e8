import CLibrary

/// The files of a part of a folder that one thread reads, because the list has no current entry
/// for them.
struct ReadFiles<Record: StoredRecord>: Sendable {
    /// The files that changed since the list was made, with their indices in it, in order.
    private(set) var changed: [(index: Int, file: FreshFile<Record>)] = []

    /// The files that are not in the list, in order.
    private(set) var added: [FreshFile<Record>] = []

    /// Reads the files of some entries of the list that have changed, and some that were added.
    init(
        _ contents: FolderContents<Record>, listed: Range<Int>, added: Range<Int>,
        _ files: StoreFiles
    ) {
        // The folder existed a moment ago; if it was removed, there are no records.
        guard let folder = try? files.opened(.records) else { return }
        let list = contents.list.files
        for index in listed where !list.isCurrent(at: index, in: folder) {
            let id = list.id(at: index)
            changed.append(
                (index, FreshFile(id, in: folder, of: files, start: contents.start)))
        }
        for id in contents.added[added] {
            self.added.append(FreshFile(id, in: folder, of: files, start: contents.start))
        }
    }

    /// Adds the files of the next part.
    mutating func append(_ next: ReadFiles) {
        changed += next.changed
        added += next.added
    }

    /// The number of files that need not be read again with a new list.
    var worthListing: Int {
        changed.count(where: \.file.isWorthListing) + added.count(where: \.isWorthListing)
    }

    var problems: [StoreProblem] {
        (changed.compactMap(\.file.problem) + added.compactMap(\.problem))
            .sorted { $0.file < $1.file }
    }
}
