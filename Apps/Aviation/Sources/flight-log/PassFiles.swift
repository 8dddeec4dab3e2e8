import BoardingPasses
import Networking
import ReportCLI
import SectionEssentials
import SectionKit

/// The files of this machine.
struct PassFiles: PassFilesInput {
    let context: SourceContext

    func data(of path: String, limit: Int) throws(UsageError) -> Data {
        let body = try context.file(path)
        guard body.count <= limit else {
            throw UsageError("\(path.quoted) is larger than \(limit >> 20) MB.")
        }
        do throws(RequestError) { return try body.data() } catch {
            throw UsageError("\(path.quoted) cannot be read: \(error.summary).")
        }
    }

    func files(inFolder path: String) -> [String]? {
        var isFolder = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else {
            return nil
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.map { "\(path)/\($0)" }.filter { path in
            var isFolder = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
        }
    }

    func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    func changed(_ path: String) -> Date? {
        FileStatus(of: path)?.modified
    }

    func write(_ data: Data, to path: String) throws(UsageError) {
        do { try data.write(to: URL(filePath: path)) } catch {
            throw UsageError("\(path.quoted) cannot be written.")
        }
    }
}
