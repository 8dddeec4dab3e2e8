#if os(macOS) || os(Linux)
    import Testing

    /// Tests of the environment variables that the program uses.
    @Suite struct EnvironmentTests {
        private static let launches = ["launches", "--year", "2020"]

        @Test func `COLUMNS sets the width for a pipe`() throws {
            let narrow = try Program.run(Self.launches, environment: ["COLUMNS": "60"])
            let asked = try Program.run(Self.launches + ["--width", "60"])
            let option = try Program.run(
                Self.launches + ["--width", "60"], environment: ["COLUMNS": "100"])

            #expect(widest(narrow) <= 60)
            #expect(narrow.stdout == asked.stdout)
            #expect(option.stdout == asked.stdout)
        }

        @Test(arguments: ["", "0", "-1", "wide"])
        func `an invalid COLUMNS leaves the width of a pipe unlimited`(columns: String) throws {
            let run = try Program.run(Self.launches, environment: ["COLUMNS": columns])

            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect(widest(run) > 200)
        }

        @Test(arguments: [
            ([:], [], false),
            (["CLICOLOR_FORCE": "1"], [], true),
            (["CLICOLOR_FORCE": "0"], [], false),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], [], false),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": ""], [], true),
            (["NO_COLOR": "1"], ["--color", "always"], true),
            (["CLICOLOR_FORCE": "1"], ["--color=never"], false),
            (["TERM": "xterm-256color"], ["--color=auto"], false),
        ])
        func `a pipe has colours only if they are forced`(
            environment: [String: String],
            arguments: [String],
            color: Bool
        ) throws {
            let run = try Program.run(["info"] + arguments, environment: environment)

            #expect(run.stdout.contains("\u{1B}[") == color)
            #expect(run.stderr == "")
        }

        @Test func `colours do not change the text`() throws {
            let plain = try Program.run(["info"])
            let painted = try Program.run(["info"], environment: ["CLICOLOR_FORCE": "1"])

            #expect(painted.stdout.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.stdout)
        }

        @Test func `a variable with the name of the program is the default of an option`() throws {
            let given = try Program.run(Self.launches + ["--limit", "2", "--no-pager"])
            let variables = ["SPACEX_REPORT_LIMIT": "2", "SPACEX_REPORT_NO_PAGER": "yes"]
            let run = try Program.run(Self.launches, environment: variables)
            let unknown = try Program.run(
                Self.launches, environment: ["SPACEX_REPORT_LIMITS": "2"])

            #expect(run.stdout == given.stdout)
            #expect(run.stderr == "")
            #expect(unknown.status == 2)
            #expect(unknown.stderr.contains("SPACEX_REPORT_LIMITS: there is no option --limits"))
        }

        @Test func `other environment variables change nothing`() throws {
            let plain = try Program.run(["info"])
            let busy = try Program.run(
                ["info"],
                environment: [
                    "LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LINES": "5",
                    "TZ": "Asia/Tokyo", "HOME": "/nowhere", "PAGER": "false", "CLICOLOR": "1",
                ])

            #expect(busy.stdout == plain.stdout)
            #expect(busy.stderr == "")
        }

        @Test func `the option --ascii limits output to ASCII`() throws {
            let run = try Program.run(["report", "--ascii"])

            #expect(run.stdout.utf8.allSatisfy { $0 == 0x0A || 0x20...0x7E ~= $0 })
            #expect(run.stdout.contains("Turksat 5B"))
            #expect(run.stdout.contains("+ success"))
        }

        private func widest(_ run: Program.Run) -> Int {
            run.stdout.split(separator: "\n").map(\.count).max() ?? 0
        }
    }
#endif
