import Foundation
import HelperPrograms
@testable import ReportCLI
import Testing

/// Drawings of the real program, if it is installed.
@Suite(.enabled(if: Chafa(programs: ProgramRunner()).isInstalled), .timeLimit(.minutes(1)))
struct ChafaTests {
    @Test(arguments: ["full", "256", "16", "none"], [false, true])
    func `a drawing is as large as asked for, with its colours`(
        colors: String,
        isASCII: Bool
    ) throws {
        let style = DrawingStyle(
            columns: 20, rows: 5, colors: try #require(.init(rawValue: colors)), isASCII: isASCII)

        let lines = try Chafa(programs: ProgramRunner()).lines(of: Album.png, style)

        #expect((3...5).contains(lines.count))
        #expect(lines.joined().contains("\u{1B}[") == (colors != "none"))
        #expect(lines.joined().unicodeScalars.allSatisfy { !isASCII || $0.isASCII })
    }

    @Test func `bytes that are no image are not drawn`() {
        let style = DrawingStyle(columns: 20, rows: 5, colors: .full, isASCII: false)

        #expect(throws: ImageObstacle("chafa could not draw it")) {
            try Chafa(programs: ProgramRunner()).lines(of: Album.png.prefix(40), style)
        }
    }

    @Test func `nothing is drawn after the shutdown`() {
        let programs = ProgramRunner()
        let chafa = Chafa(programs: programs)
        programs.shutDown()

        #expect(throws: ImageObstacle.self) {
            try chafa.lines(
                of: Album.png,
                DrawingStyle(columns: 20, rows: 5, colors: .full, isASCII: false))
        }
    }
}
