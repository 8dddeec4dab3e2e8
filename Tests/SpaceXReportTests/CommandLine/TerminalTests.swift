#if os(macOS) || os(Linux)
    import FeatureTesting
    import Testing

    /// Tests of the program in a real terminal, opened by `script` of util-linux.
    @Suite(.enabled(if: Terminal.isAvailable))
    struct TerminalTests {
        @Test func `a terminal gets colours and lines of its width`() throws {
            let terminal = try Terminal.run("stty cols 57 && \"$PROGRAM\" launches --year 2020")

            let pipe = try Program.run(["launches", "--year=2020", "--width=57", "--color=always"])
            #expect(terminal.status == 0)
            #expect(terminal.stdout.contains("\u{1B}["))
            #expect(terminal.stdout.hasPrefix(pipe.stdout))
            // Only a terminal says how to go on.
            #expect(terminal.stdout.dropFirst(pipe.stdout.count).contains("Fewer: --limit 20"))
        }

        @Test func `a terminal of unknown width gets 80 columns`() throws {
            let terminal = try Terminal.run("stty cols 0 && \"$PROGRAM\" launches --year 2020")

            let pipe = try Program.run(["launches", "--year=2020", "--width=80", "--color=always"])
            #expect(terminal.stdout.hasPrefix(pipe.stdout))
        }

        @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
        func `a terminal gets no colours if they are disabled`(
            environment: [String: String]
        ) throws {
            let terminal = try Terminal.run(
                "stty cols 57 && \"$PROGRAM\" info", environment: environment)

            let pipe = try Program.run(["info", "--width=57"])
            #expect(terminal.stdout == pipe.stdout)
        }

        @Test func `a pipe and a file get no colours from a terminal`() throws {
            let folder = try TemporaryFolder()
            let place = folder.path("info.txt")

            let terminal = try Terminal.run(
                "stty cols 57 && \"$PROGRAM\" info | cat && \"$PROGRAM\" info -o \"$PLACE\"",
                environment: ["PLACE": place])

            let pipe = try Program.run(["info"])
            #expect(terminal.stdout == pipe.stdout + "Wrote \(place).\n")
            #expect(try folder.text(of: "info.txt") == pipe.stdout)
        }

        @Test func `an unknown command in a terminal has exit status 2`() throws {
            let terminal = try Terminal.run("\"$PROGRAM\" coffee")

            #expect(terminal.status == 2)
            #expect(terminal.stdout.hasPrefix("spacex-report: 'coffee' is not a command"))
        }
    }
#endif
