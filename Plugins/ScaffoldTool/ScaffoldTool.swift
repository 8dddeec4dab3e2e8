import Foundation

/// The tool of `swift package new-section` and `swift package new-app`.
///
/// Its arguments are the command, the package's folder, a folder for temporary files, the paths of the
/// formatter and of `swift` or empty texts, what the plugin passes on, and then the person's arguments.
@main
enum ScaffoldTool {
    static func main() {
        do {
            print(try run(Array(CommandLine.arguments.dropFirst())))
        } catch let error as ScaffoldError {
            fail(error.description)
        } catch {
            fail(error.localizedDescription)
        }
    }

    /// Runs the command, and returns the message to print.
    static func run(_ arguments: [String]) throws -> String {
        guard arguments.count >= 6 else { throw ScaffoldError("Run it with 'swift package'.") }
        let package = URL(filePath: arguments[1])
        let files = TemporaryFiles(folder: URL(filePath: arguments[2]), formatter: arguments[3])
        let (known, words) = (arguments[5], Array(arguments.dropFirst(6)))
        switch arguments[0] {
        case "new-section":
            if asksForHelp(words) { return NewSection.usage }
            return try NewSection(package: package, graph: PackageGraph(known), words: words)
                .make(through: files, swift: arguments[4])
        case "new-app":
            if asksForHelp(words) { return NewApp.usage }
            return try NewApp(package: package, framework: URL(filePath: known), words: words)
                .make(through: files)
        default:
            throw ScaffoldError("There is no command '\(arguments[0])'.")
        }
    }

    private static func asksForHelp(_ words: [String]) -> Bool {
        words.contains("--help") || words.contains("-h")
    }

    private static func fail(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("\(reason) Nothing was changed.".utf8))
        exit(1)
    }
}
