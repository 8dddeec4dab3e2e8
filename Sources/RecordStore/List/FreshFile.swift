import SectionCLibrary
import SectionEssentials

/// A file that was read because the list has no current entry for it.
struct FreshFile<Record: StoredRecord>: Sendable {
    /// What the file contained, with the stamp to store.
    enum Content: Sendable {
        case record(Revised<Record>, FileStamp)
        case tombstone(Tombstone, FileStamp)
        case problem(StoreProblem)

        /// It was removed in the meantime.
        case gone
    }

    let id: RecordID
    let content: Content

    /// Reads a file.
    ///
    /// - Parameter start: when reading started, in nanoseconds since 1970.
    init(_ id: RecordID, in folder: borrowing Folder, of files: StoreFiles, start: Int64) {
        self.id = id
        content = Self.content(of: id, in: folder, files, start)
    }

    private static func content(
        of id: RecordID,
        in folder: borrowing Folder,
        _ files: StoreFiles,
        _ start: Int64
    ) -> Content {
        do throws(StoreProblem) {
            guard let file = try files.file(of: id, in: folder) else { return .gone }
            let version = file.version
            let stamp = FileStamp(file.status).kept(readAfter: start)
            if version.schema > files.kind.schema {
                return problem(.newerSchema(version.schema, known: files.kind.schema), id)
            }
            if version.json == nil {
                let tombstone = Tombstone(
                    id: id, revision: version.revision, changedAt: version.changedAt)
                return .tombstone(tombstone, stamp)
            }
            guard let record = version.revised(as: Record.self) else {
                let reason = "its record is not valid for \(files.kind.name)"
                return problem(.broken(reason: reason), id)
            }
            return .record(record, stamp)
        } catch {
            return .problem(error)
        }
    }

    private static func problem(_ flaw: StoreProblem.Flaw, _ id: RecordID) -> Content {
        .problem(StoreProblem(file: "records/\(id.fileName)", flaw: flaw))
    }

    var problem: StoreProblem? {
        if case .problem(let problem) = content { problem } else { nil }
    }

    /// Whether a new list would save reading it again.
    var isWorthListing: Bool {
        switch content {
        case .record(_, let stamp), .tombstone(_, let stamp): stamp != .never
        case .problem: false
        case .gone: true
        }
    }
}
