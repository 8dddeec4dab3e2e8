import Networking
import SectionCLibrary
import SectionEssentials

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
