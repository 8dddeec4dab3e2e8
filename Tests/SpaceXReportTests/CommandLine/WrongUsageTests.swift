#if os(macOS) || os(Linux)
    import FeatureTesting
    import Testing

    /// Tests of invalid command lines: one line on standard error, and exit status 2.
    @Suite struct WrongUsageTests {
        @Test(arguments: [
            ("lanches", "did you mean 'launches'?"),
            ("coffee", "not a command. To see all commands, use 'spacex-report help'."),
            ("help coffee", "'coffee' is not a command"),
            ("help info launches", "'launches'"),
            ("info launches", "'report --sections'"),
            ("launches 2020", "'2020'"),
            ("--sort desc", "--sort needs a command"),
            ("--format json", "--format needs a command, such as info, next or statistics."),
            ("serve --format json", "serve has no option --format; info, next and "),
            ("serve --format json", " more have it."),
            ("info --sort desc", "launches, report and browse"),
            ("statistics --sort desc", "launches, report and browse"),
            ("statistics --year 20", "'20'"),
            ("statistics --past --upcoming", "cannot be used together"),
            ("statistic", "did you mean 'statistics'?"),
            ("lunch", "did you mean 'launch'?"),
            ("launch", "launch needs NAME: the name, the flight number or the id"),
            ("launch ?!", "'?!'"),
            ("launch crew-5 --sort desc", "launches, report and browse"),
            ("launches --yaer 2020", "did you mean --year?"),
            ("launches --flavour", "use 'spacex-report help launches'."),
            ("stats", "did you mean 'statistics'?"),
            ("launches --json", "did you mean --format json?"),
            ("-v", "did you mean --verbose or --version?"),
            ("launches -x", "-x"),
            ("launches --year", "such as 2018-2020"),
            ("launches --year --sort desc", "--year needs a value"),
            ("launches --year 2020-2018", "'2020-2018'"),
            ("launches --year 20", "'20'"),
            ("launches --year=", "--year needs a value"),
            ("launches --sort up", "asc or desc"),
            ("launches --outcome sucess", "did you mean 'success'?"),
            (
                "launches --outcome success,",
                "Use success, failure or one of 3 others; --help lists them."
            ),
            ("launches --limit -1", "0 or more"),
            ("launches --limit many", "0 or more"),
            ("launches --offset 1.5", "0 or more"),
            ("launches --search=", "any text"),
            ("launches --rocket=", "part of a rocket's name"),
            ("info --format pdf", "Use terminal, markdown or one of 6 others; --help lists them."),
            (
                "info --format csv",
                "none in info; use --format terminal, markdown or one of 2 others."
            ),
            ("info --format icalendar", "none in info; use --format terminal, markdown or one of"),
            (
                "report --sections info,next,launches --format csv",
                "in next and launches; use --sections next or launches."
            ),
            ("info --source moon", "archive"),
            (
                "info --base-url http://localhost:1",
                "the source archive does not; add --source spacex-api or --source launch-library."
            ),
            (
                "launches --input x.json --base-url http://localhost:1",
                "--input does not; add --source spacex-api or --source launch-library."
            ),
            ("browse --input -", "browse reads keys from standard input; give --input a file."),
            ("info --timezone Mars/Olympus", "Europe/Berlin"),
            ("info --width 39", "40 or more"),
            ("info --color red", "never"),
            ("info --ascii=yes", "'yes'"),
            ("info --output=", "such as report.md"),
            ("info -o", "such as report.md"),
        ])
        func `the error says what is wrong and what is valid`(line: String, hint: String) throws {
            let run = try Program.run(line.split(separator: " ").map(String.init))

            #expect(run.status == 2)
            #expect(run.stdout == "")
            #expect(run.errorLines.count == 1)
            #expect(run.stderr.hasPrefix("spacex-report: "))
            #expect(run.stderr.contains(hint))
        }

        @Test func `an invalid address in the environment is rejected`() throws {
            let run = try Program.run(
                ["info", "--source", "spacex-api"], environment: ["SPACEX_REPORT_BASE_URL": "foo"])

            #expect(run.status == 2)
            #expect(
                run.stderr == """
                    spacex-report: 'foo' is not valid for SPACEX_REPORT_BASE_URL. Use an http or \
                    https address, such as http://localhost:8080.

                    """)
        }

        @Test func `an empty argument is rejected`() throws {
            let lines = [
                [""], ["info", ""], ["launch", ""], ["help", ""], ["info", "--format", ""],
            ]
            for arguments in lines {
                let run = try Program.run(arguments)

                #expect(run.status == 2)
                #expect(run.errorLines.count == 1)
            }
        }

        @Test func `an invalid SOURCE_DATE_EPOCH is reported`() throws {
            let run = try Program.run(["info"], environment: ["SOURCE_DATE_EPOCH": "soon"])

            #expect(run.status == 2)
            #expect(run.stdout == "")
            #expect(run.errorLines.count == 1)
            #expect(run.stderr.contains("SOURCE_DATE_EPOCH"))
        }

        @Test func `no file is written if another option is invalid`() throws {
            let folder = try TemporaryFolder()

            let run = try Program.run(["launches", "-o", folder.path("a.md"), "--sort", "up"])

            #expect(run.status == 2)
            #expect(try folder.names == [])
        }

        @Test func `terminal control characters in an argument are not echoed`() throws {
            let run = try Program.run(["info", "--format", "\u{1B}]0;owned\u{7}\u{1B}[2J\n\n"])

            #expect(run.status == 2)
            #expect(run.errorLines.count == 1)
            #expect(run.stderr.unicodeScalars.allSatisfy { $0 == "\n" || $0 >= " " })
        }
    }
#endif
