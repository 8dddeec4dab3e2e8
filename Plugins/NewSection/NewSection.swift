import Foundation
import PackagePlugin

/// `swift package new-section Rockets`: hands its words to the tool that does the work.
@main
struct NewSection: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let (tool, complaints) = (Process(), Pipe())
        tool.executableURL = try context.tool(named: "SectionScaffold").url
        // Longer names make longer lines; a toolchain without a formatter leaves them long.
        let formatter = try? context.tool(named: "swift-format").url.path
        let (package, drafts) = (context.package.directoryURL, context.pluginWorkDirectoryURL)
        tool.arguments = [package.path, drafts.path, formatter ?? ""] + arguments
        tool.standardError = complaints
        try tool.run()
        let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
        tool.waitUntilExit()
        if tool.terminationStatus != 0 {
            Diagnostics.error(String(decoding: complaint, as: UTF8.self))
        }
    }
}
