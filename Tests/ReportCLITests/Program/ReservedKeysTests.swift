import Foundation
import ScreenHost
import Testing

/// The keys that an author cannot use, as documented.
@Suite struct ReservedKeysTests {
    @Test func `the article on actions lists the keys of the screen`() throws {
        let article = URL(filePath: #filePath)
            .deletingLastPathComponent().appending(
                path: "../../../Sources/ReportCLI/ReportCLI.docc/HowActionsRun.md")
        let text = try String(contentsOf: article, encoding: .utf8)

        let list = try #require(text.firstMatch(of: /The screen itself has\s+`([^`]+)`/)).output.1

        let keys = KeyMeaning.reserved.filter { $0 != " " && !$0.isNumber }
        #expect(list.split(separator: " ").map(String.init) == keys.map(String.init))
    }
}
