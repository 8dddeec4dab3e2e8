#if os(macOS) || os(Linux)
    import Testing

    /// Tests of the archive's statistics, against counts made by a separate script.
    @Suite struct StatisticsFactsTests {
        @Test func `the statistics have the counts and records of the archive`() throws {
            let run = try Program.run(["statistics", "--format", "json"])

            let statistics = try StatisticsDocument(run.stdout)
            let facts = statistics.facts
            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect([facts.launches, facts.successes, facts.failures] == [187, 181, 5])
            #expect([facts.unknown, facts.upcoming] == [1, 18])
            #expect(facts.success_rate == 181.0 / 186)
            #expect(facts.longest_success_run == 152)
            #expect(
                statistics.longest_success_run.map(\.name) == ["Iridium NEXT Mission 1", "Crew-5"])
            #expect(facts.shortest_turnaround_seconds == 50_880)
            #expect(statistics.shortest_turnaround.map(\.name) == ["SARah 1", "Globalstar FM15"])
            #expect(statistics.rockets.map(\.rocket) == ["Falcon 9", "Falcon 1", "Falcon Heavy"])
            #expect(statistics.rockets.map(\.launches) == [179, 5, 3])
            #expect(statistics.rockets.map(\.success_rate) == [176.0 / 178, 0.4, 1])
            #expect(statistics.launch_sites.map(\.launches) == [99, 55, 28, 5])
        }

        @Test(arguments: [
            // The last second of 29 February 2020, the midnight after it, and a time after the archive.
            ("1583020799", "2020-02-29T23:59:59Z", [2, 4]),
            ("1583020800", "2020-03-01T00:00:00Z", [2, 4]),
            ("1900000000", "2022-10-05T16:00:00Z", [23, 43]),
        ])
        func `the year to date ends now, or with the archive`(
            now: String,
            end: String,
            successes: [Int]
        ) throws {
            let run = try Program.run(
                ["statistics", "--format", "json"], environment: ["SOURCE_DATE_EPOCH": now])

            let statistics = try StatisticsDocument(run.stdout)
            #expect(statistics.facts.year_to_date_end == end)
            #expect(statistics.year_to_date.map(\.successes) == successes)
        }

        @Test(arguments: ["terminal", "markdown"])
        func `text formats show the same figures as JSON`(format: String) throws {
            let run = try Program.run(["statistics", "--format", format])

            for words in [
                "97.3%", "14 h 8 min", "152", "Iridium NEXT Mission 1", "Kwajalein Atoll",
                "Year to date: 2022 against 2021, each to 5 Oct", "was on 5 Oct 2022",
                "The source launch-library is current",
            ] {
                #expect(run.stdout.replacing("\\", with: "").contains(words))
            }
            for year in try StatisticsDocument(
                Program.run(["statistics", "--format", "json"]).stdout
            ).launches_per_year {
                let row = run.stdout.split(separator: "\n")
                    .first { $0.drop { "| ".contains($0) }.hasPrefix("\(year.year ?? 0) ") }
                let numbers = [year.successes, year.failures, year.unknown, year.upcoming ?? 0]
                let found = row?.split { !$0.isNumber }.dropFirst().compactMap { Int($0) } ?? []
                #expect(found.last == numbers.reduce(0, +))
                #expect(
                    found.dropLast().filter { $0 > 0 } == numbers.filter { $0 > 0 })
            }
        }
    }
#endif
