import Networking
import SectionCLibrary

/// The folder of one kind of record, and its contents.
///
///     flights/records/01HX….json    a record, or the tombstone of a removed record
///     flights/changes/12.json       one of the last 100 changes and undos
///     flights/changes/13.pending    a change whose records are being written
///     flights/drafts/               files that are being written
///     flights/lock                  locked by the writer
struct StoreFiles: Sendable {
    enum Part: String, CaseIterable {
        case records, changes, drafts
    }

    static let lockName = "lock"

    let path: String
    let kind: RecordKind

    init(_ location: StoreLocation, kind: RecordKind) {
        path = "\(location.data)/\(kind.name)"
        self.kind = kind
    }

    func path(of part: Part) -> String { "\(path)/\(part.rawValue)" }

    /// Opens a folder for reading; nil if there is none.
    func opened(_ part: Part) throws(StoreError) -> Folder? {
        do throws(SystemError) {
            return try Folder(path(of: part), followingLinks: true)
        } catch {
            if error.code == ENOENT { return nil }
            throw .failed(folder: path, reason: error.reason)
        }
    }

    /// Opens a folder for writing; creates it if it is missing.
    func made(_ part: Part) throws(StoreError) -> Folder {
        do throws(SystemError) {
            let path = path(of: part)
            do throws(SystemError) {
                return try Folder(path, followingLinks: true)
            } catch {
                guard error.code == ENOENT else { throw error }
                try Folder.make(path, around: 0o700)
                return try Folder(path, followingLinks: true)
            }
        } catch {
            throw writingError(error)
        }
    }

    /// Converts the system error of a failed write.
    func writingError(_ error: SystemError) -> StoreError {
        switch error.code {
        // EFBIG: the file size limit of the process was exceeded.
        case ENOSPC, EDQUOT, EFBIG: .diskFull(folder: path, reason: error.reason)
        case EACCES, EPERM, EROFS: .readOnly(folder: path, reason: error.reason)
        default: .failed(folder: path, reason: error.reason)
        }
    }
}

// MARK: - Reading

extension StoreFiles {
    /// Reads a JSON file.
    ///
    /// - Parameter make: makes a value from the JSON and the status of the file; nil if the JSON
    ///   is not in the expected format.
    /// - Returns: the value; nil if there is no such file.
    /// - Throws: the problem with the file.
    func read<Value>(
        _ name: String,
        in folder: borrowing Folder,
        _ part: Part,
        limit: Int,
        _ make: (inout JSONReader, stat) -> Value?
    ) throws(StoreProblem) -> Value? {
        let outcome: Result<Value?, StoreProblem.Flaw>
        do throws(SystemError) {
            outcome = try folder.read(name, limit: limit + 1) { bytes, status in
                guard status.isFile else { return .failure(.notFile) }
                guard bytes.count <= limit else { return .failure(.tooLarge(limit: limit)) }
                do throws(JSONError) {
                    let text = bytes.assumingMemoryBound(to: UInt8.self)
                    return .success(try JSONReader.read(text) { make(&$0, status) })
                } catch {
                    return .failure(.broken(reason: error.description))
                }
            }
        } catch {
            if error.code == ENOENT { return nil }
            throw StoreProblem(file: "\(part.rawValue)/\(name)", flaw: .init(error))
        }
        let flaw: StoreProblem.Flaw
        switch outcome {
        case .success(let value?): return value
        case .success(nil): flaw = .broken(reason: "it is not in the format of this store")
        case .failure(let failure): flaw = failure
        }
        throw StoreProblem(file: "\(part.rawValue)/\(name)", flaw: flaw)
    }

    /// Reads the current version of a record; nil if there is none.
    ///
    /// - Throws: ``StoreError/unusable(_:)``.
    func version(
        of id: RecordID,
        in records: borrowing Folder
    ) throws(StoreError) -> RecordVersion? {
        do throws(StoreProblem) {
            return try file(of: id, in: records)?.version
        } catch {
            throw .unusable(error)
        }
    }

    /// Reads the file of a record; nil if there is none.
    ///
    /// - Throws: the problem with the file.
    func file(
        of id: RecordID,
        in records: borrowing Folder
    ) throws(StoreProblem) -> (version: RecordVersion, status: stat)? {
        let limit = RecordVersion.sizeLimit
        let file = try read(id.fileName, in: records, .records, limit: limit) { json, status in
            RecordVersion(json: &json).map { (version: $0, status: status) }
        }
        if let file, file.version.id != id {
            let flaw = StoreProblem.Flaw.otherID(file.version.id.text)
            throw StoreProblem(file: "records/\(id.fileName)", flaw: flaw)
        }
        return file
    }

    /// Reads a change; nil if its file has been removed in the meantime.
    func change(
        _ file: ChangeFile,
        in changes: borrowing Folder
    ) throws(StoreProblem) -> ChangeEntry? {
        let entry = try read(file.name, in: changes, .changes, limit: ChangeEntry.sizeLimit) {
            json, _ in ChangeEntry(json: &json)
        }
        if let entry, entry.number != file.number {
            let reason = "it is a copy of change \(entry.number)"
            throw StoreProblem(file: "changes/\(file.name)", flaw: .broken(reason: reason))
        }
        return entry
    }

    /// Returns the readable changes, unsorted.
    func history(in changes: borrowing Folder) throws(StoreError) -> [ChangeEntry] {
        let names: [String]
        do throws(SystemError) {
            names = try changes.names()
        } catch {
            throw .failed(folder: path, reason: error.reason)
        }
        var entries: [ChangeEntry] = []
        for file in names.compactMap({ ChangeFile(name: $0) }) {
            if let entry = try? change(file, in: changes) { entries.append(entry) }
        }
        return entries
    }
}

extension StoreProblem.Flaw {
    /// Converts the system error of a failed read.
    init(_ error: SystemError) {
        self =
            switch error.code {
            case ELOOP, EISDIR: .notFile
            default: .unreadable(reason: error.reason)
            }
    }
}
