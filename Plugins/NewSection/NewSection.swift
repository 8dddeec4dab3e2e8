import Foundation
import PackagePlugin

/// `swift package new-section Rockets`: hands its words to the tool that does the work, with what
/// only SwiftPM knows of the package.
@main
struct NewSection: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let programs = context.package.products(ofType: ExecutableProduct.self)
            .map { "\($0.name)=\($0.mainTarget.name)=\($0.mainTarget.directoryURL.path)" }
        let tool = try context.tool(named: "ScaffoldTool").url
        // Longer names make longer lines; a toolchain without a formatter leaves them long.
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
