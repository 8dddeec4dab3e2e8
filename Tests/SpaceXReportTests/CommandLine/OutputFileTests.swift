#if os(macOS) || os(Linux)
    import FeatureTesting
    import Foundation
    import Testing

    /// Reports written to files, by the program as it is called from a shell.
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
        func `is in the format of its name`(name: String, format: String) throws {
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
        func `is one table or calendar where its name asks for that`(
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

        @Test func `is in the format asked for, whatever its name`() throws {
            let place = folder.path("next.ics")

            let run = try Program.run(["next", "-o", place, "--format", "csv"])

            #expect(run.status == 0)
            #expect(try folder.text(of: "next.ics").hasPrefix("flight_number,name,"))
        }

        @Test func `may be named from the current folder`() throws {
            let run = try Program.run(
                ["info", "-oreport.md"], after: "cd '\(folder.url.path)' || exit 99")

            #expect(run.status == 0)
            #expect(try folder.text(of: "report.md").hasPrefix("# SpaceX report\n"))
        }

        @Test func `that cannot be made is named in one line`() throws {
            let place = folder.path("nowhere/report.md")

            let run = try Program.run(["info", "-o", place])

            #expect(run.status == 4)
            #expect(run.stdout == "")
            #expect(run.complaints.count == 1)
            #expect(run.stderr.hasPrefix("spacex-report: "))
            #expect(run.stderr.contains("'\(place)'"))
            #expect(run.stderr.contains("No such file or directory"))
        }

        @Test func `that grows too large leaves the old one and nothing else`() throws {
            let place = folder.path("report.md")
            try Data("old\n".utf8).write(to: folder.url.appending(path: "report.md"))

            let run = try Program.run(
                ["report", "-o", place], after: "trap '' XFSZ; ulimit -f 8 || exit 99")

            #expect(run.status == 4)
            #expect(run.stdout == "")
            #expect(run.complaints.count == 1)
            #expect(run.stderr.contains("'\(place)'"))
            #expect(try folder.text(of: "report.md") == "old\n")
            #expect(try folder.names == ["report.md"])
        }

        #if os(Linux)
            @Test func `on a full device is said to be full`() throws {
                let run = try Program.run(["info", "-o", "/dev/full"])

                #expect(run.status == 4)
                #expect(run.stdout == "")
                #expect(run.complaints.count == 1)
                #expect(run.stderr.contains("'/dev/full'"))
                #expect(run.stderr.contains("No space left on device"))
            }
        #endif

        @Test(arguments: ["-", "/dev/stdout"])
        func `may be standard output, which keeps what it had`(name: String) throws {
            let shown = try Program.run(["info"])
            try Data("old\n".utf8).write(to: folder.url.appending(path: "log"))

            let run = try Program.run(
                ["info", "-o", name], redirecting: ">>'\(folder.path("log"))'")

            #expect(run.status == 0)
            #expect(try folder.text(of: "log") == "old\n" + shown.stdout)
        }
    }
#endif
