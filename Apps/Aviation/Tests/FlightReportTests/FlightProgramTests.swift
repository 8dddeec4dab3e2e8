#if os(macOS) || os(Linux)
    import Testing

    @Suite struct FlightProgramTests {
        @Test(arguments: ["DAL2414", "dl2414", "a05b7e", "N122DU", "delta 2414"])
        func `flight finds a recorded aircraft by each of its names`(name: String) async throws {
            let run = try await Program.run("flight", name, "--format", "json")

            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect(run.stdout.contains(#""address": "a05b7e""#))
            #expect(run.stdout.contains(#""nearest_airport": "JFK""#))
            #expect(run.stdout.contains(#""route": null"#))
        }

        @Test(arguments: [("flight", "DAL2414"), ("airport", "JFK")])
        func `a detail as CSV is one record of its facts`(
            command: String, name: String
        ) async throws {
            let run = try await Program.run(command, name, "--format", "csv")

            let lines = run.stdout.split(separator: "\r\n")
            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect(lines.count == 2)
            let keys = lines.first?.split(separator: ",").map(String.init) ?? []
            #expect(Set(keys).count == keys.count)
            #expect(keys.contains(command == "flight" ? "nearest_airport" : "time_zone"))
        }

        @Test func `a report has the watch list only if it is named`() async throws {
            let run = try await Program.run("report", "--format", "json")

            #expect(run.status == 0)
            #expect(run.stdout.contains(#""id": "flights""#))
            #expect(!run.stdout.contains(#""id": "watch""#))
        }

        @Test func `flight names a live source if the recording has no such aircraft`()
            async throws
        {
            let run = try await Program.run("flight", "IBE3170")

            #expect(run.status == 1)
            #expect(run.stderr.contains("No aircraft called 'IBE3170' is in the recording."))
            #expect(run.stderr.contains("--source adsb-lol"))
        }
    }
#endif
