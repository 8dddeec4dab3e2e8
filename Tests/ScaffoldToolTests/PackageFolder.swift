import FeatureTesting
import Foundation

@testable import ScaffoldTool

/// A small package with a program of one section, in a temporary folder.
struct PackageFolder {
    static let catalog = "Sources/trip-report/Catalog.swift"
    static let files = [
        Manifest.file: "let features = [\"Info\"]\n",
        catalog: "import InfoFeature\n\nReportProgram(\n    recipes: [\n        a\n    ],\n)\n",
        "Sources/Kit/Trip.swift": "public struct Trip {}\n",
        "Sources/InfoFeature/InfoBuilder.swift": "SectionRecipe(name: \"about\")\n",
    ]

    let folder: TemporaryFolder

    init(_ files: [String: String] = files) throws {
        folder = try TemporaryFolder()
        for (path, text) in files {
            let place = folder.url.appending(path: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try folder.put(text, in: path)
        }
    }

    /// The contents of all files, by path.
    var files: [String: String] {
        get throws {
            var result: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
                if let text = try? folder.text(of: path) { result[path] = text }
            }
            return result
        }
    }

    /// Returns a line for each program, as the plugin passes it on.
    func programs(_ names: String...) -> String {
        names.map { "\($0)=\($0)=\(folder.path("Sources/\($0)"))" }.joined(separator: "\n")
    }

    /// Runs the tool in the package.
    @discardableResult
    func run(
        _ command: String,
        _ words: [String],
        knowing known: String,
        formatter: String = ""
    ) throws -> String {
        let drafts = try TemporaryFolder()
        defer { try? FileManager.default.removeItem(at: drafts.url) }
        return try ScaffoldTool.run(
            [command, folder.url.path, drafts.url.path, formatter, known] + words)
    }

    /// Runs `new-section` for the only program.
    @discardableResult
    func section(_ words: String..., formatter: String = "") throws -> String {
        try run("new-section", words, knowing: programs("trip-report"), formatter: formatter)
    }
}
