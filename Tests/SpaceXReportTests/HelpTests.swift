import FeatureTesting
import ReportCLI
import Testing

/// Tests of the program's help against golden files.
@Suite struct HelpTests {
    @Test(arguments: [
        ([], "overview.txt"), (["help"], "help.txt"), (["help", "info"], "help-info.txt"),
        (["help", "statistics"], "help-statistics.txt"),
        (["help", "launches"], "help-launches.txt"), (["help", "launch"], "help-launch.txt"),
        (["help", "report"], "help-report.txt"), (["formats"], "formats.txt"),
    ])
    func `help matches its golden file`(arguments: [String], golden: String) async throws {
        let run = await InProcess(arguments)

        try Golden.verify(run.stdout, golden)
        #expect(run.status == .success)
        #expect(run.stderr == "")
    }

    @Test func `every example in help works`() async throws {
        let pages = ["info", "statistics", "launches", "launch", "report"]
        for page in pages {
            let help = await InProcess(["help", page])

            let parts = help.stdout.split(separator: "\n\n")
            let examples = try #require(parts.first { $0.hasPrefix("Examples:") })
                .split(separator: "\n").dropFirst()
            #expect(!examples.isEmpty)
            for example in examples {
                let words = example.split(separator: " ").map(String.init)
                #expect(words.first == "spacex-report")
                let run = await InProcess(Self.printing(words.dropFirst()))
                #expect(run.status == .success, "\(example)")
                #expect(run.stdout.count > 500, "\(example)")
            }
        }
    }

    /// Replaces the output file of an example with standard output.
    private static func printing(_ arguments: ArraySlice<String>) -> [String] {
        var arguments = Array(arguments)
        if let option = arguments.firstIndex(of: "-o"), option + 1 < arguments.count {
            arguments[option + 1] = "-"
        }
        return arguments
    }
}
