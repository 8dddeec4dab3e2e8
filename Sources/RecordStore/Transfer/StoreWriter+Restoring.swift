import Networking
import SectionCLibrary
import SectionEssentials

/// Plans to bring back the records of files.
extension StoreWriter {
    /// Plans the change; its steps are those records that are not as the files say.
    func restoring(
        _ files: [RecordFile],
        removing ids: [RecordID],
        _ summary: String,
        at date: Date
    ) throws(StoreError) -> ChangeEntry {
        var steps: [ChangeEntry.Step] = []
        for file in files {
            guard let version = file.version else {
                let name = "records/\(file.id.fileName)"
                throw .unusable(StoreProblem(file: name, flaw: .broken(reason: "it is no record")))
            }
            guard let before = try readable(file.id) else {
                steps.append(.init(before: nil, after: version))
                continue
            }
            if before.saysTheSame(as: version) { continue }
            let after = RecordVersion(
                after: [before, version],
                named: [before.digest, RecordFile.digest(of: file.content)], id: file.id,
                schema: version.schema, at: date,
                json: version.json)
            steps.append(.init(before: before, after: after))
        }
        for id in ids {
            guard let before = try version(of: id), before.json != nil else { continue }
            let after = RecordVersion(
                after: [before], id: id, schema: before.schema, at: date, json: nil)
            steps.append(.init(before: before, after: after))
        }
        return ChangeEntry(
            number: try nextNumber(), summary: summary, changedAt: date, undoes: nil, steps: steps)
    }

    /// The current version of a record; nil if there is none, or its file cannot be read, which is
    /// then set aside.
    private func readable(_ id: RecordID) throws(StoreError) -> RecordVersion? {
        do throws(StoreError) { return try version(of: id) } catch {
            guard case .unusable(let problem) = error, problem.flaw.isOfContent else { throw error }
        }
        do throws(SystemError) {
            try records.rename(id.fileName, to: "\(id.fileName).damaged", in: records)
        } catch {
            throw files.writingError(error)
        }
        return nil
    }
}

extension StoreProblem.Flaw {
    /// Whether the content is wrong, so that nothing else can be read from the file.
    fileprivate var isOfContent: Bool {
        switch self {
        case .broken, .otherID, .tooLarge: true
        default: false
        }
    }
}

/// Replaces the files of records by those of another machine.
extension StoreWriter {
    /// Replaces files that still have the expected bytes, and returns the others.
    func replace(_ replacements: [RecordReplacement]) throws(StoreError) -> Set<RecordID> {
        var changed: Set<RecordID> = []
        do throws(SystemError) {
            for replacement in replacements {
                let name = replacement.file.id.fileName
                guard try bytes(of: name) == replacement.replaced else {
                    changed.insert(replacement.file.id)
                    continue
                }
                try drafts.write(name) { file throws(SystemError) in
                    try replacement.file.content.withUnsafeBytes { writeAll($0, to: file) }.get()
                }
                try drafts.rename(name, to: name, in: records)
            }
            try records.sync()
        } catch {
            throw files.writingError(error)
        }
        return changed
    }

    /// The bytes of the file of a record; nil if there is none.
    private func bytes(of name: String) throws(SystemError) -> Data? {
        do throws(SystemError) {
            let limit = RecordVersion.sizeLimit + 1
            return try records.read(name, limit: limit) { bytes, _ in Data(bytes) }
        } catch {
            if error.code == ENOENT { return nil }
            throw error
        }
    }
}

extension StoreFiles {
    /// Returns the file of a record; nil if it is not valid.
    func copy(of id: RecordID, in folder: borrowing Folder) throws(SystemError) -> RecordFile? {
        let limit = RecordVersion.sizeLimit
        return try folder.read(id.fileName, limit: limit + 1) { bytes, status in
            status.isFile ? RecordFile(id, content: Data(bytes)) : nil
        }
    }
}
