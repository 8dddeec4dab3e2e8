import Foundation
import PackagePlugin

/// `swift package new-section Rockets`: passes its arguments to `ScaffoldTool`, with the targets
/// and programs of the package, which only SwiftPM knows.
@main
struct NewSection: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.map {
            target in
            let modules = target.recursiveTargetDependencies
                .compactMap { ($0 as? any SourceModuleTarget)?.moduleName }
            let fields = [
                target.kind == .test ? "test" : "target", target.name, target.moduleName,
                target.directoryURL.path, uses(target).joined(separator: ","),
                modules.joined(separator: ","),
            ]
            return fields.joined(separator: "\t")
        }
        let programs = context.package.products(ofType: ExecutableProduct.self)
            // Others are for tests.
            .filter { !$0.mainTarget.directoryURL.path.contains("/Tests/") }
            .map { "program\t\($0.name)\t\($0.mainTarget.name)" }
        let tool = try context.tool(named: "ScaffoldTool").url
        // Long names make long lines, which stay long if the toolchain has no formatter.
        let formatter = try? context.tool(named: "swift-format").url.path
        let swift = try? context.tool(named: "swift").url.path
        let (process, complaints) = (Process(), Pipe())
        process.executableURL = tool
        process.arguments =
            ["new-section", context.package.directoryURL.path, context.pluginWorkDirectoryURL.path]
            + [formatter ?? "", swift ?? "", (targets + programs).joined(separator: "\n")]
            + arguments
        process.standardError = complaints
        try process.run()
        let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error(String(decoding: complaint, as: UTF8.self))
        }
    }

    /// The names of the targets of this package that a target depends on directly.
    private func uses(_ target: some Target) -> [String] {
        target.dependencies.compactMap { dependency in
            if case .target(let target) = dependency { target.name } else { nil }
        }
    }
}
