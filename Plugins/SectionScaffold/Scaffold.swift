import Foundation

/// Adds a section to a package: all of it, or nothing.
struct Scaffold {
    let package: URL
    let name: SectionName

    static let manifest = "Package.swift"
    static let catalog = "Sources/spacex-report/Catalog.swift"

    /// The folders that are made.
    var folders: [String] { ["Sources/\(name.type)Feature", "Tests/\(name.type)FeatureTests"] }

    /// What the package is to hold: new files, and the manifest and the catalog with an entry more.
    ///
    /// - Throws: ``ScaffoldError`` when the section cannot be, or an error of the file system.
    func files() throws -> [String: String] {
        let manifest = try text(of: Self.manifest)
        let features = try Registration.features(in: manifest)
        if let old = features.first(where: { $0.lowercased() == name.type.lowercased() }) {
            throw ScaffoldError("There is a section '\(old)' already.")
        }
        for folder in folders where exists(folder) {
            throw ScaffoldError("There is a folder \(folder) already.")
        }
        try checkNames()
        var files = try Template(package: package).renamed(to: name)
        files[Self.manifest] = try Registration.manifest(manifest, adding: name)
        files[Self.catalog] = try Registration.catalog(text(of: Self.catalog), adding: name)
        return files
    }

    /// Writes the files to a draft, lets `format` at it, and puts it in place.
    ///
    /// Whatever fails, the package is as it was.
    func write(_ files: [String: String], draft: URL, format: (URL) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: draft) }
        for (path, text) in files {
            let url = draft.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        try format(draft)
        try putInPlace(draft)
    }

    private func putInPlace(_ draft: URL) throws {
        var undo: [() throws -> Void] = []
        do {
            for folder in folders {
                let place = package.appending(path: folder)
                // A folder that came in the meantime makes this fail, and is not removed.
                try FileManager.default.moveItem(at: draft.appending(path: folder), to: place)
                undo.append { try FileManager.default.removeItem(at: place) }
            }
            for file in [Self.catalog, Self.manifest] {
                let place = package.appending(path: file)
                let old = try Data(contentsOf: place)
                let new = try Data(contentsOf: draft.appending(path: file))
                try new.write(to: place, options: .atomic)
                undo.append { try old.write(to: place, options: .atomic) }
            }
        } catch {
            for step in undo.reversed() { try? step() }
            throw error
        }
    }

    /// The name must be free: as a command among the sections' and the program's own, and as a type
    /// among those that a section may import.
    private func checkNames() throws {
        let command = name.command
        let commands = try Regex(
            #"(name|Command) = "\#(command)"|enum Tool\b[^}]*case [\w, ]*\b\#(command)\b"#)
        let kinds = "(struct|enum|(final )?class|actor|protocol|typealias)"
        let types = try Regex(#"(public|package) \#(kinds) \#(name.type)\b"#)
        let sources = package.appending(path: "Sources")
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
        where path.hasSuffix(".swift") {
            guard let text = try? text(of: "Sources/\(path)") else { continue }
            if text.contains(commands) {
                throw ScaffoldError(
                    """
                    '\(name.type)' cannot name a section: the program has the command '\(command)' \
                    already, see Sources/\(path).
                    """)
            }
            // Features do not see each other's types.
            if !path.contains("Feature/"), text.contains(types) {
                throw ScaffoldError(
                    """
                    '\(name.type)' cannot name a section: there is a type of that name already, see \
                    Sources/\(path).
                    """)
            }
        }
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: package.appending(path: path).path)
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }
}
