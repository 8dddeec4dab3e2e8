import Foundation
import Testing

/// Tests that the changelog has the version of the program.
@Suite struct ChangelogTests {
    @Test func `the newest version in the changelog is the program's`() async throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
        let versions = text.matches(of: #/(?m)^## \[(\d+\.\d+\.\d+)\] - /#).map { String($0.1) }

        let run = await InProcess(["--version"])

        let newest = try #require(versions.first)
        #expect(run.stdout == "spacex-report \(newest)\n")
    }
}
