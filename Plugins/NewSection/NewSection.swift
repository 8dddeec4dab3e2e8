import Foundation
import PackagePlugin

/// `swift package new-section Rockets`: passes its arguments to `ScaffoldTool`, with the programs
/// of the package, which only SwiftPM knows.
@main
struct NewSection: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let programs = context.package.products(ofType: ExecutableProduct.self)
            // Others are for tests.
            .filter { !$0.mainTarget.directoryURL.path.contains("/Tests/") }
            .map { "\($0.name)=\($0.mainTarget.name)=\($0.mainTarget.directoryURL.path)" }
        let tool = try context.tool(named: "ScaffoldTool").url
        // Long names make long lines, which stay long if the toolchain has no formatter.
        let formatter = try? context.tool(named: "swift-format").url.path
        let (process, complaints) = (Process(), Pipe())
        process.executableURL = tool
        process.arguments =
            ["new-section", context.package.directoryURL.path, context.pluginWorkDirectoryURL.path]
            + [formatter ?? "", programs.joined(separator: "\n")] + arguments
        process.standardError = complaints
        try process.run()
        let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error(String(decoding: complaint, as: UTF8.self))
        }
    }
}
