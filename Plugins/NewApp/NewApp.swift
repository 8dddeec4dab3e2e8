import Foundation
import PackagePlugin

/// `swift package new-app Birds`: passes its arguments to `ScaffoldTool`, with the folder of the
/// framework that the new package depends on.
@main
struct NewApp: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let packages = [context.package] + context.package.dependencies.map(\.package)
        let framework = packages.first { package in
            package.products(ofType: LibraryProduct.self).contains { $0.name == "SectionKit" }
        }
        let tool = try context.tool(named: "ScaffoldTool").url
        let formatter = try? context.tool(named: "swift-format").url.path
        let (process, complaints) = (Process(), Pipe())
        process.executableURL = tool
        process.arguments =
            ["new-app", context.package.directoryURL.path, context.pluginWorkDirectoryURL.path]
            + [formatter ?? "", "", framework?.directoryURL.path ?? ""] + arguments
        process.standardError = complaints
        try process.run()
        let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error(String(decoding: complaint, as: UTF8.self))
        }
    }
}
