#if os(macOS) || os(Linux)
    import FeatureTesting
    import Foundation
    import Testing

    /// Tests of reports written to files, with the program run as a process.
    @Suite struct OutputFileTests {
        let folder: TemporaryFolder
        private let environment = ["SOURCE_DATE_EPOCH": "1600000000"]

        init() throws {
            folder = try TemporaryFolder()
        }

        @Test(arguments: [
            ("report.md", "markdown"), ("report.json", "json"), ("report.txt", "terminal"),
            ("report", "terminal"),
        ])
        func `an output file has the format of its extension`(name: String, format: String) throws {
            let shown = try Program.run(["report", "--format", format], environment: environment)

            let run = try Program.run(
                ["report", "-o", folder.path(name)], environment: environment)

            #expect(run.status == 0)
            #expect(run.stdout == "")
            #expect(run.stderr == "")
            #expect(try folder.text(of: name) == shown.stdout)
            #expect(try folder.names == [name])
        }

        @Test(arguments: [
            ("launches.csv", "csv"), ("launches.ics", "icalendar"), ("LAUNCHES.CSV", "csv"),
        ])
        func `an output file can be a single table or a calendar`(
            name: String,
            format: String
        ) throws {
            let shown = try Program.run(["next", "--format", format], environment: environment)

            let run = try Program.run(["next", "-o", folder.path(name)], environment: environment)

            #expect(run.status == 0)
            #expect(run.stdout == "")
            #expect(run.stderr == shown.stderr)
            #expect(try folder.text(of: name) == shown.stdout)
        }

        @Test func `an output file has the format of --format if it is given`() throws {
            let place = folder.path("next.ics")

            let run = try Program.run(["next", "-o", place, "--format", "csv"])

            #expect(run.status == 0)
            #expect(try folder.text(of: "next.ics").hasPrefix("flight_number,name,"))
        }

        @Test func `the path of an output file is relative to the current folder`() throws {
            let run = try Program.run(
                ["info", "-oreport.md"], after: "cd '\(folder.url.path)' || exit 99")

            #expect(run.status == 0)
            #expect(try folder.text(of: "report.md").hasPrefix("# SpaceX\n"))
        }

        @Test func `an output file that cannot be created is one line of error`() throws {
            let place = folder.path("nowhere/report.md")

            let run = try Program.run(["info", "-o", place])

            #expect(run.status == 4)
            #expect(run.stdout == "")
            #expect(run.errorLines.count == 1)
            #expect(run.stderr.hasPrefix("spacex-report: "))
            #expect(run.stderr.contains("'\(place)'"))
            #expect(run.stderr.contains("No such file or directory"))
        }

        @Test func `an output file that grows too large leaves the old file only`() throws {
            let place = folder.path("report.md")
            try Data("old\n".utf8).write(to: folder.url.appending(path: "report.md"))

            let run = try Program.run(
                ["report", "-o", place], after: "trap '' XFSZ; ulimit -f 8 || exit 99")

            #expect(run.status == 4)
            #expect(run.stdout == "")
            #expect(run.errorLines.count == 1)
            #expect(run.stderr.contains("'\(place)'"))
            #expect(try folder.text(of: "report.md") == "old\n")
            #expect(try folder.names == ["report.md"])
        }

        #if os(Linux)
            @Test func `a full device is reported`() throws {
                let run = try Program.run(["info", "-o", "/dev/full"])

                #expect(run.status == 4)
                #expect(run.stdout == "")
                #expect(run.errorLines.count == 1)
                #expect(run.stderr.contains("'/dev/full'"))
                #expect(run.stderr.contains("No space left on device"))
            }
        #endif

        @Test(arguments: ["-", "/dev/stdout"])
        func `the output file can be standard output, without truncating it`(name: String) throws {
            let shown = try Program.run(["info"])
            try Data("old\n".utf8).write(to: folder.url.appending(path: "log"))

            let run = try Program.run(
                ["info", "-o", name], redirecting: ">>'\(folder.path("log"))'")

            #expect(run.status == 0)
            #expect(try folder.text(of: "log") == "old\n" + shown.stdout)
        }
    }
#endif
