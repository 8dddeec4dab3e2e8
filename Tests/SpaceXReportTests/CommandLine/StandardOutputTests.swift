#if os(macOS) || os(Linux)
    import FeatureTesting
    import Testing

    /// Tests of writing to standard output and error that are full or closed.
    @Suite struct StandardOutputTests {
        #if os(Linux)
            @Test(arguments: [["report"], ["help"], [], ["--version"]])
            func `a full standard output is reported`(arguments: [String]) throws {
                let run = try Program.run(arguments, redirecting: ">/dev/full")

                #expect(run.status == 4)
                #expect(run.errorLines.count == 1)
                #expect(run.stderr.hasPrefix("spacex-report: "))
                #expect(run.stderr.contains("standard output: No space left on device"))
            }
        #endif

        @Test(arguments: [["report"], ["help"], ["--version"]])
        func `a closed standard output is reported`(arguments: [String]) throws {
            let run = try Program.run(arguments, redirecting: ">&-")

            #expect(run.status == 4)
            #expect(run.errorLines.count == 1)
            #expect(run.stderr.contains("standard output: Bad file descriptor"))
        }

        @Test func `a closed standard output does not affect an output file`() throws {
            let folder = try TemporaryFolder()

            let run = try Program.run(["info", "-o", folder.path("a.md")], redirecting: ">&- <&-")

            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect(try folder.text(of: "a.md").hasPrefix("# SpaceX\n"))
        }

        @Test func `closed streams do not change the exit status`() throws {
            #expect(try Program.run(["coffee"], redirecting: "2>&-").status == 2)
            #expect(try Program.run(["info"], redirecting: "2>&-").status == 0)
            #expect(try Program.run(["report"], redirecting: ">&- 2>&- <&-").status == 4)
        }

        /// The list is more than a pipe holds, so that the program writes after the pipe is closed.
        @Test(arguments: [(":", ["141", "4"]), ("trap '' PIPE", ["4"])])
        func `a reader that closes the pipe causes no error message`(
            preparation: String,
            statuses: [String]
        ) throws {
            let script = """
                \(preparation)
                exec 3>&1
                { "$0" launches; echo "$?" >&3; } | :
                """

            let run = try Program.start("/bin/sh", ["-c", script, Program.path])

            #expect(statuses.contains(run.stdout.filter { $0 != "\n" }))
            #expect(run.stderr == "")
        }

        @Test func `a reader can take a single line`() throws {
            let script = "\"$0\" launches | { read -r line; echo \"$line\"; }"

            let run = try Program.start("/bin/sh", ["-c", script, Program.path])

            #expect(run.stdout == "Launches\n")
            #expect(run.stderr == "")
        }
    }
#endif
