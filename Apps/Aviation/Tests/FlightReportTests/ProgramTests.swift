#if os(macOS) || os(Linux)
    import Testing

    @Suite struct ProgramTests {
        @Test func `airports lists all airports, with every key in each row`() async throws {
            let run = try await Program.run("airports", "--format", "csv")

            let lines = run.stdout.split(separator: "\r\n")
            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect(lines.count == 9_986)
            #expect(lines.first?.hasPrefix("code,name,city,country,type,elevation_ft,") == true)
        }

        @Test(arguments: [("US", "2,102"), ("NA", "33"), ("Turkey", "76"), ("holland", "14")])
        func `airports lists all airports of a country`(
            country: String, count: String
        ) async throws {
            let run = try await Program.run("airports", "--country", country, "--limit", "1")

            #expect(run.status == 0)
            #expect(run.stdout.contains(" of \(count) airports in "))
        }

        @Test(arguments: ["LAX", "klax", "los angeles international airport"])
        func `airport shows one airport by its code or name`(name: String) async throws {
            let run = try await Program.run("airport", name, "--format", "json")

            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect(run.stdout.contains(#""icao": "KLAX""#))
            #expect(run.stdout.contains(#""time_zone": "America/Los_Angeles""#))
        }

        @Test func `an unknown country is an error with a suggestion`() async throws {
            let run = try await Program.run("airports", "--country", "Spian")

            #expect(run.status == 1)
            #expect(run.stderr.contains("No country is called 'Spian'"))
            #expect(run.stderr.contains("Did you mean 'Spain'?"))
        }

        @Test func `each section has its own limit, alone and in a whole report`()
            async throws
        {
            let airports = try await Program.run("airports", "--limit", "3")
            let countries = try await Program.run("countries", "--limit", "2")
            let report = try await Program.run(
                "report", "--sections", "airports,countries", "--airports-limit", "3",
                "--countries-limit", "2")

            for run in [airports, report] {
                #expect(run.stdout.contains("Showing 1–3 of 9,985 airports, largest first."))
            }
            for run in [countries, report] {
                #expect(run.stdout.contains("Showing 1–2 of 239 countries with 9,985 airports"))
            }
            #expect([airports, countries, report].map(\.status) == [0, 0, 0])
        }

        @Test func `a limit in a whole report needs the name of its section`() async throws {
            let run = try await Program.run("report", "--limit", "3")

            #expect(run.status == 2)
            #expect(run.stderr.contains("--airports-limit"))
            #expect(run.stderr.contains("--countries-limit"))
        }

        @Test func `airports and countries have separate filters for countries`() async throws {
            let report = try await Program.run(
                "report", "--sections", "airports,countries", "--airports-country", "NA",
                "--airports-limit", "1", "--countries-country", "norway,sweden,dk")
            let both = try await Program.run("report", "--country", "NA")

            #expect(report.status == 0)
            #expect(report.stdout.contains("Showing 1 of 33 airports in Namibia"))
            #expect(report.stdout.contains("3 countries with 132 airports"))
            #expect(both.status == 2)
            #expect(both.stderr.contains("--airports-country"))
            #expect(both.stderr.contains("--countries-country"))
        }

        @Test(arguments: [
            ("airports", "--limit", "1"), ("countries", "--limit", "1"), ("distance", "LHR", "JFK"),
        ])
        func `what is only about airports names their source, not that of the aircraft`(
            command: String, first: String, second: String
        ) async throws {
            let run = try await Program.run(command, first, second, "--source", "opensky")

            #expect(run.status == 0)
            #expect(run.stdout.contains("Source: airports of OurAirports, "))
            #expect(!run.stdout.contains("OpenSky"))
        }

        @Test(arguments: ["help", "--version", "formats"])
        func `other commands write nothing to standard error`(word: String) async throws {
            let run = try await Program.run(word)

            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect(run.stdout.contains("flight-report") || word == "formats")
        }
    }
#endif
