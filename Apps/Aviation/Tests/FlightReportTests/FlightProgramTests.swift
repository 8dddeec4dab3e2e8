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
