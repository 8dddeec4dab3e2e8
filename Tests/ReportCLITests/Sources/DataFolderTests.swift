import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import SectionEssentials
import SectionKit
import Testing

/// The folder for a person's records.
@Suite struct DataFolderTests {
    private struct PathSection: SectionKit.Section {
        let id = "path"
        let title = "Path"
        let path: String

        func load(into output: some SectionOutput<String>) async {
            await output.show(.success(path))
        }

        func body(for path: String) -> [Block] { [.facts([Fact("path", "Path", .text(path))])] }
    }

    /// Runs the program with these environment variables.
    private func run(_ environment: [String: String]) async -> (output: String, errors: String) {
        let program = ReportProgram(
            name: "shelf", version: "1", title: "Shelf", summary: "Keeps books.",
            recipes: [
                SectionRecipe<String>(name: "path", summary: "the path") { path, _ in
                    PathSection(path: path)
                }
            ],
            sources: [
                ReportSource(Report.Source(id: "shelf", summary: "The shelf."), summary: "it") {
                    context throws(UsageError) in try context.dataFolder()
                }
            ])
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host.stage(environment, output: output, errors: errors)
        _ = await program.run(["path"], in: host)
        return (output.text, errors.text)
    }

    @Test(arguments: [
        (["XDG_DATA_HOME": "/data", "HOME": "/home/me"], "/data/shelf"),
        (["HOME": "/home/me"], "/home/me/.local/share/shelf"),
        (["XDG_DATA_HOME": "data", "HOME": "/home/me"], "/home/me/.local/share/shelf"),
        (["XDG_DATA_HOME": "", "HOME": "/home/me"], "/home/me/.local/share/shelf"),
    ])
    func `the folder follows the XDG Base Directory Specification`(
        environment: [String: String],
        path: String
    ) async {
        #expect(await run(environment).output.contains("Path  \(path)\n"))
    }

    @Test func `a program without a folder says which variables to set`() async {
        let run = await run([:])

        #expect(run.output == "")
        #expect(
            run.errors
                == "shelf: no folder for records:"
                + " neither XDG_DATA_HOME nor HOME is an absolute path.\n")
    }
}
