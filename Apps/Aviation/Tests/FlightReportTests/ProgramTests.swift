#if os(macOS) || os(Linux)
    import Testing

    @Suite struct ProgramTests {
        @Test func `airports has all airports, in every row what its keys say`() async throws {
            let run = try await Program.run("airports", "--format", "csv")

            let lines = run.stdout.split(separator: "\r\n")
            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect(lines.count == 9_986)
            #expect(lines.first?.hasPrefix("code,name,city,country,type,elevation_ft,") == true)
        }

        @Test(arguments: [("US", "2102"), ("NA", "33"), ("Turkey", "76"), ("holland", "14")])
        func `airports has as many airports of a country as there are`(
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

        @Test func `a country that there is not fails, with the one that is meant`() async throws {
            let run = try await Program.run("airports", "--country", "Spian")

            #expect(run.status == 1)
            #expect(run.stderr.contains("No country is called 'Spian'"))
            #expect(run.stderr.contains("Did you mean 'Spain'?"))
        }

        @Test func `countries has options of its own beside those of airports`() async throws {
            let airports = try await Program.run("airports", "--help")
            let countries = try await Program.run("countries", "--help")

            #expect(airports.stdout.contains("show at most N airports"))
            #expect(countries.stdout.contains("show at most N countries"))
            #expect(airports.stdout.contains("only airports in these countries"))
            #expect(countries.stdout.contains("only these countries, to compare them"))
        }

        @Test(arguments: ["help", "--version", "formats"])
        func `what needs no airport says nothing on standard error`(word: String) async throws {
            let run = try await Program.run(word)

            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect(run.stdout.contains("flight-report") || word == "formats")
        }
    }
#endif
