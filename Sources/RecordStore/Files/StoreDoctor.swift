import SectionCLibrary

/// Looks for problems in the folder of a store, other than those of its records.
struct StoreDoctor {
    let files: StoreFiles

    /// All problems, including those that were found before, sorted by file.
    func problems(besides found: [StoreProblem]) throws(StoreError) -> [StoreProblem] {
        var problems = found
        do throws(SystemError) {
            guard let folder = try opened(files.path) else { return problems }
            let known = StoreFiles.Part.allCases.map(\.rawValue) + [StoreFiles.lockName]
            problems += try folder.names().filter { !known.contains($0) }.map {
                StoreProblem(file: $0, flaw: .foreign)
            }
            problems += try openToOthers(".", folder)
            problems += try inRecords() + inChanges(besideWriter: folder)
        } catch {
            throw .failed(folder: files.path, reason: error.reason)
        }
        return problems.sorted { $0.file < $1.file }
    }

    private func inRecords() throws(SystemError) -> [StoreProblem] {
        guard let records = try opened(files.path(of: .records)) else { return [] }
        // Listing the records finds the others.
        let hidden = try records.names().filter { $0.hasPrefix(".") }
        return try openToOthers("records", records)
            + hidden.map { StoreProblem(file: "records/\($0)", flaw: .foreign) }
    }

    /// Checks the changes and the drafts; pending changes and drafts only if nobody is writing.
    private func inChanges(
        besideWriter folder: borrowing Folder
    ) throws(SystemError) -> [StoreProblem] {
        var problems: [StoreProblem] = []
        var isQuiet = true
        do throws(SystemError) {
            let lock = try FileLock.taken(on: StoreFiles.lockName, in: folder, making: false)
            isQuiet = lock != nil
            // The lock is held until everything has been read.
            problems = try changes(isQuiet)
            _ = consume lock
        } catch {
            // Without a lock file, or access to it, there is no writer.
            problems = try changes(true)
        }
        return problems
    }

    private func changes(_ isQuiet: Bool) throws(SystemError) -> [StoreProblem] {
        var problems: [StoreProblem] = []
        if let changes = try opened(files.path(of: .changes)) {
            problems += try openToOthers("changes", changes)
            for name in try changes.names() {
                guard let file = ChangeFile(name: name) else {
                    problems.append(StoreProblem(file: "changes/\(name)", flaw: .foreign))
                    continue
                }
                do throws(StoreProblem) {
                    _ = try files.change(file, in: changes)
                    if file.isPending, isQuiet {
                        throw StoreProblem(file: "changes/\(name)", flaw: .unfinishedChange)
                    }
                } catch {
                    problems.append(error)
                }
            }
        }
        if let drafts = try opened(files.path(of: .drafts)) {
            problems += try openToOthers("drafts", drafts)
            if isQuiet {
                for name in try drafts.names() {
                    let isFolder = (try? drafts.status(of: name).isFolder) ?? false
                    problems.append(
                        StoreProblem(file: "drafts/\(name)", flaw: isFolder ? .foreign : .leftover))
                }
            }
        }
        return problems
    }

    /// The problems of a folder and its files that other users can access.
    private func openToOthers(
        _ path: String,
        _ folder: borrowing Folder
    ) throws(SystemError) -> [StoreProblem] {
        var problems: [StoreProblem] = []
        func look(_ file: String, _ status: stat) {
            let mode = Int(status.st_mode & 0o777)
            guard mode & 0o077 != 0 else { return }
            problems.append(StoreProblem(file: file, flaw: .openToOthers(mode: mode)))
        }
        look(path, try folder.status())
        for name in try folder.names() {
            // A folder in it is checked when it is opened; a link has no permissions.
            guard let status = try? folder.status(of: name), status.isFile else { continue }
            look(path == "." ? name : "\(path)/\(name)", status)
        }
        return problems
    }

    private func opened(_ path: String) throws(SystemError) -> Folder? {
        do throws(SystemError) {
            return try Folder(path, followingLinks: true)
        } catch {
            if error.code == ENOENT { return nil }
            throw error
        }
    }
}
