import CLibrary
import Networking

/// The folder of one kind of record, and the folders in it.
///
///     flights/records/01HX….json    a record, or what is left of one that was removed
///     flights/changes/12.json       one of the last changes
///     flights/changes/13.pending    a change whose records are being written
///     flights/drafts/               what is being written, until it is whole
///     flights/lock                  locked by whoever writes
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

    /// Opens a folder to read from; nil if there is none.
    func opened(_ part: Part) throws(StoreError) -> Folder? {
        do throws(SystemError) {
            return try Folder(path(of: part), followingLinks: true)
        } catch {
            if error.code == ENOENT { return nil }
            throw .failed(folder: path, reason: error.reason)
        }
    }

    /// Opens a folder to write to, made where missing.
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

    /// What it means that something could not be written.
    func writingError(_ error: SystemError) -> StoreError {
        switch error.code {
        // The last is a limit on the size of files.
        case ENOSPC, EDQUOT, EFBIG: .diskFull(folder: path, reason: error.reason)
        case EACCES, EPERM, EROFS: .readOnly(folder: path, reason: error.reason)
        default: .failed(folder: path, reason: error.reason)
        }
    }
}

// MARK: - Reading

extension StoreFiles {
    /// Reads a file with a JSON text in it.
    ///
    /// - Parameter make: makes a value of the text, and of what the system knows of the file; nil
    ///   if the text is another.
    /// - Returns: nil if there is no such file.
    /// - Throws: what is odd about the file.
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
        case .success(nil): flaw = .broken(reason: "it is not what this store writes")
        case .failure(let failure): flaw = failure
        }
        throw StoreProblem(file: "\(part.rawValue)/\(name)", flaw: flaw)
    }

    /// Reads what is there of a record; nil if there is nothing.
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
    /// - Throws: what is odd about the file.
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

    /// Reads a change; nil if it is gone meanwhile.
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

    /// The changes that can be read, in no order.
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
    /// What it means that a file could not be read.
    init(_ error: SystemError) {
        self =
            switch error.code {
            case ELOOP, EISDIR: .notFile
            default: .unreadable(reason: error.reason)
            }
    }
}
