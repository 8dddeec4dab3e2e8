@testable import ScreenHost
import SectionKit
import Testing

/// Names that are written from right to left, which a terminal would otherwise mix with what is
/// beside them.
struct RightToLeftTests {
    private static let name = "חללית 1"

    /// The text that is isolated in a line of the screen, and what is left of the line.
    private func isolated(in line: String) -> (parts: [String], rest: String) {
        var parts: [String] = []
        var rest = ""
        var depth = 0
        for scalar in line.unicodeScalars {
            switch scalar {
            case "\u{2068}":
                depth += 1
                parts.append("")
            case "\u{2069}": depth -= 1
            case _ where depth > 0: parts[parts.count - 1].unicodeScalars.append(scalar)
            default: rest.unicodeScalars.append(scalar)
            }
        }
        return (depth == 0 ? parts : [], rest)
    }

    private func lines(of screen: ModelHarness) -> [String] {
        BrowseView(model: screen.model, asOf: "").frame.lines.map(\.text)
            .filter { $0.unicodeScalars.contains("\u{2068}") }
    }

    @Test func `a name in a row does not move the date beside it`() throws {
        var screen = ModelHarness()
        screen.answer(TeaRoom.table([Self.name, "Bob"]))

        let row = try #require(lines(of: screen).first)

        #expect(isolated(in: row).parts == [Self.name])
        #expect(!isolated(in: row).rest.contains("ח"))
        #expect(lines(of: screen).count == 1)
    }

    @Test func `a name of which a part is found stays one name`() throws {
        var screen = ModelHarness()
        screen.answer(TeaRoom.table([Self.name, "Bob"]))

        screen.type("/ללי" + Key.enter)

        let row = try #require(lines(of: screen).first { $0.contains("Mar 2019") })
        #expect(row.contains("[4;7mללי"))
        #expect(isolated(in: row).parts.count == 1)
    }

    @Test(arguments: 4...40)
    func `what is cut is isolated to its end`(columns: Int) {
        let line = Line(painted: "ab \u{2068}\(Self.name)\u{2069} 2020", atMost: columns)

        let begun = line.text.unicodeScalars.count { $0 == "\u{2068}" }
        let ended = line.text.unicodeScalars.count { $0 == "\u{2069}" }
        #expect(begun == ended)
    }
}
