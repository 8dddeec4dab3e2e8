import FeatureTesting
import Foundation

@testable import SectionScaffold

/// A small package with an InfoFeature, in a folder that goes away with it.
struct PackageFolder {
    static let files = [
        Scaffold.manifest: "let features = [\"Info\"]\n",
        Scaffold.catalog: "import InfoFeature\n\nX(\n    recipes: [\n    ],\n)\n",
        "Sources/ReportCLI/Parser.swift": "let reportCommand = \"report\", file = \"content\"\n",
        "Sources/SectionKit/Table.swift": "public struct Table {}\n",
        "Sources/ReportCLI/Tool.swift":
            "enum Tool: String {\n    case formats, cache\n\n    case help\n}\n",
        "Sources/InfoFeature/InfoBuilder.swift":
            "let name = \"info\", text = \"Quoted\"; Block(Company()) // Notice\n",
        "Sources/InfoFeature/Company.swift": "struct Company {}\n",
        "Tests/InfoFeatureTests/Spies/InfoSpy.swift": "struct InfoSpy {}\n",
        "Tests/InfoFeatureTests/Goldens/info.md": "## Company\n",
        "Tests/InfoFeatureTests/Goldens/.hidden": "",
    ]

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (path, text) in Self.files {
            let place = folder.url.appending(path: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try folder.put(text, in: path)
        }
    }

    /// All files by their paths.
    var files: [String: String] {
        get throws {
            var result: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
                if let text = try? folder.text(of: path) { result[path] = text }
            }
            return result
        }
    }

    func scaffold(_ name: String) throws -> Scaffold {
        Scaffold(package: folder.url, name: try SectionName(name))
    }

    /// Makes a section; `format` gets at the draft.
    func make(_ name: String, format: (URL) throws -> Void = { _ in }) throws {
        let scaffold = try scaffold(name)
        try scaffold.write(
            try scaffold.files(), draft: folder.url.appending(path: "draft"), format: format)
    }
}
