import ReportCLI
import Testing

/// Tests of completions for shells.
@Suite struct CompletionTests {
    private func offered(_ words: String...) async -> [String] {
        let run = await InProcess(["__complete"] + words)
        return run.stdout.split(separator: "\n").dropFirst().map {
            String($0.prefix { $0 != "\t" })
        }
    }

    @Test func `completion of --rocket offers the rockets of the record`() async throws {
        let run = await InProcess(["launches", "--format", "json"])
        let record = try ReportDocument(run.stdout)

        let rockets = await offered("launches", "--rocket", "")

        #expect(Set(record.launches.compactMap(\.rocket)).isSubset(of: rockets))
        for rocket in rockets {
            let run = await InProcess(["launches", "--rocket", rocket])
            #expect(run.status == .success)
        }
    }

    @Test func `a launch is completed by the names of the list`() async {
        let offered = await offered("launch", "cre")

        #expect(offered.contains("Crew-5"))
        #expect(offered.allSatisfy { $0.hasPrefix("Cre") })
        let run = await InProcess(["launch", "Crew-5"])
        #expect(run.status == .success)
    }

    @Test func `a launch is completed by its number, and a year by those of the record`() async {
        let numbers = await offered("launch", "18")
        #expect(numbers.contains("187"))
        #expect(numbers.allSatisfy { $0.hasPrefix("18") })
        #expect(await offered("launches", "--year", "20").contains("2020"))
        #expect(await offered("launches", "--year=20").contains("--year=2020"))
    }

    @Test func `options with fixed values complete them`() async {
        #expect(await offered("launches", "--sort", "") == ["asc", "desc"])
        #expect(await offered("info", "--source=").contains("--source=spacex-api"))
        #expect(await offered("report", "--sections", "info,").contains("info,launches"))
        #expect(await offered("info", "--timezone", "").starts(with: ["UTC", "local"]))
    }
}
