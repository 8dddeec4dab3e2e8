import SectionEssentials
import SectionKit

/// The paths of the photos in a folder and the folders in it, by their names.
///
/// Links are followed, but no file or folder is looked at twice, so that loops end. Hidden files are
/// left out.
struct PhotoListing {
    /// The JPEG files.
    private(set) var jpegs: [String] = []

    /// The files in other formats.
    private(set) var others: [String] = []

    /// What was left out, as plain sentences.
    private(set) var problems: [String] = []

    /// The files and folders that were looked at, by their paths without links.
    private var seen: Set<String> = []

    /// How many files are looked at.
    private static let most = 50_000

    /// Lists a folder.
    ///
    /// - Throws: `UsageError` when it is no folder, or cannot be read.
    init(of folder: String) throws(UsageError) {
        guard case .folder? = kind(of: folder), let names = Self.names(in: folder) else {
            throw UsageError("\(folder.quoted) is not a folder, or cannot be read.")
        }
        var waiting = Self.paths(names, in: folder)
        var next = 0
        while next < waiting.count, seen.count < Self.most {
            let path = waiting[next]
            next += 1
            switch kind(of: path) {
            case .file: add(path)
            case .folder: waiting += Self.paths(Self.names(in: path) ?? [], in: path)
            case .other, nil: break
            }
        }
        if next < waiting.count {
            problems.append("Only the first \(Self.most.grouped) files of the folder were read.")
        }
    }

    private mutating func add(_ path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return }
        let type = name[name.index(after: dot)...].lowercased()
        if ["jpg", "jpeg", "jpe"].contains(type) {
            jpegs.append(path)
        } else if Self.otherTypes.contains(type) {
            others.append(path)
        }
    }

    /// The extensions of other photos: for the web, of phones, and the raw ones of cameras.
    private static let otherTypes: Set = [
        "png", "webp", "avif", "heic", "heif", "hif", "tif", "tiff", "dng", "cr2", "cr3", "nef",
        "nrw", "arw", "srf", "sr2", "raf", "orf", "rw2", "pef", "srw", "x3f", "gpr",
    ]

    /// What is at a path, if it was not looked at before.
    private mutating func kind(of path: String) -> FileStatus.Kind? {
        let target = URL(filePath: path).resolvingSymlinksInPath().path
        guard seen.insert(target).inserted else { return nil }
        return FileStatus(of: target)?.kind
    }

    private static func names(in folder: String) -> [String]? {
        try? FileManager.default.contentsOfDirectory(atPath: folder)
    }

    private static func paths(_ names: [String], in folder: String) -> [String] {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return names.filter { !$0.hasPrefix(".") }.sorted().map { start + $0 }
    }
}
