import ReportCLI
import SectionKit
import Testing

/// Tests that in every width, lines are not too wide and nothing is missing.
@Suite struct EveryWidthTests {
    private static let widths = 40...200

    @Test func `lines fit every width, and every launch is there in order`() async throws {
        let json = await InProcess(["launches", "--format=json"])
        let words = try ReportDocument(json.stdout).launches.compactMap {
            $0.name.split(separator: " ").first
        }
        try #require(words.count == 205)

        var (tooWide, incomplete): ([Int], [Int]) = ([], [])
        for width in Self.widths {
            let run = await InProcess(["launches", "--width", "\(width)"])
            let lines = run.stdout.split(separator: "\n").map(String.init)
            if lines.contains(where: { $0.displayWidth > width }) { tooWide.append(width) }
            if Self.missing(words, in: run.stdout) != nil { incomplete.append(width) }
        }

        #expect(tooWide == [])
        #expect(incomplete == [])
    }

    @Test func `ASCII lines fit every width`() async {
        var (tooWide, exotic): ([Int], [Int]) = ([], [])
        for width in Self.widths {
            let run = await InProcess(["report", "--year=2020", "--ascii", "--width=\(width)"])
            let lines = run.stdout.split(separator: "\n")
            if lines.contains(where: { $0.utf8.count > width }) { tooWide.append(width) }
            if !run.stdout.utf8.allSatisfy({ $0 == 0x0A || 0x20...0x7E ~= $0 }) {
                exotic.append(width)
            }
        }

        #expect(tooWide == [])
        #expect(exotic == [])
    }

    @Test func `statistics fit every width, with all years and numbers`() async {
        var (tooWide, incomplete): ([Int], [Int]) = ([], [])
        for width in Self.widths {
            let run = await InProcess(["statistics", "--width=\(width)"])
            let lines = run.stdout.split(separator: "\n").map(String.init)
            if lines.contains(where: { $0.displayWidth > width }) { tooWide.append(width) }
            let years = (2006...2022).allSatisfy { year in
                lines.contains { $0.hasPrefix("\(year)  ") && $0.last?.isNumber == true }
            }
            if !years || !run.stdout.contains("Crew-5") { incomplete.append(width) }
        }

        #expect(tooWide == [])
        #expect(incomplete == [])
    }

    @Test(arguments: [40, 64, 80, 132, 200])
    func `colours take no columns`(width: Int) async {
        let plain = await InProcess(["report", "--width", "\(width)"])
        let painted = await InProcess(["report", "--width", "\(width)", "--color", "always"])

        #expect(painted.stdout.contains("\u{1B}["))
        #expect(painted.stdout.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.stdout)
    }

    @Test func `widths below the minimum are rejected`() async {
        #expect(await InProcess(["info", "--width=40"]).status == .success)
        #expect(await InProcess(["info", "--width=39"]).status == .wrongUsage)
    }

    /// The first word that does not follow the previous ones; nil if all are there in order.
    private static func missing(_ words: [Substring], in text: String) -> Substring? {
        var rest = text[...]
        return words.first { word in
            guard let found = rest.firstRange(of: word) else { return true }
            rest = rest[found.upperBound...]
            return false
        }
    }
}
