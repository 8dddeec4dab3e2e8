#if os(macOS) || os(Linux)
    import Testing

    /// Tests of the number of launches in the archive, counted in the program's JSON.
    @Suite struct LaunchCountTests {
        @Test(arguments: [
            (2006, 1), (2007, 1), (2008, 2), (2009, 1), (2010, 2), (2011, 0), (2012, 2), (2013, 3),
            (2014, 6), (2015, 7), (2016, 9), (2017, 18), (2018, 21), (2019, 13), (2020, 26),
            (2021, 31), (2022, 62),
        ])
        func `each year has its number of launches`(year: Int, count: Int) throws {
            let run = try Program.run(["launches", "--year", "\(year)", "--format", "json"])

            let launches = try ReportDocument(run.stdout).launches
            #expect(run.status == 0)
            #expect(launches.count == count)
            #expect(launches.allSatisfy { $0.date_utc?.hasPrefix("\(year)-") == true })
        }

        @Test func `the launches of the years add up to all launches`() throws {
            let all = try Program.run(["launches", "--format", "json"])
            let years = try Program.run(
                ["launches", "--year", "2006-2022", "--format", "json"],
                environment: ["SOURCE_DATE_EPOCH": "0"])

            let launches = try ReportDocument(all.stdout).launches
            #expect(launches.count == 205)
            #expect(try ReportDocument(years.stdout).launches == launches)
        }

        @Test(arguments: [("success", 181), ("failure", 5), ("upcoming", 18), ("unknown", 1)])
        func `each outcome has its number of launches`(outcome: String, count: Int) throws {
            let run = try Program.run(["launches", "--outcome", outcome, "--format", "json"])

            let launches = try ReportDocument(run.stdout).launches
            #expect(launches.count == count)
            #expect(launches.allSatisfy { $0.outcome == outcome })
        }

        @Test func `a page is a slice of the list`() throws {
            let all = try Program.run(["launches", "--sort", "desc", "--format", "json"])
            let page = try Program.run(
                ["launches", "--sort", "desc", "--offset", "10", "--limit", "5", "--format=json"])

            let launches = try ReportDocument(all.stdout).launches
            #expect(try ReportDocument(page.stdout).launches == Array(launches[10..<15]))
        }

        @Test func `descending order is ascending order reversed`() throws {
            let up = try Program.run(["launches", "--year=2020", "--format=json", "--sort=asc"])
            let down = try Program.run(["launches", "--year=2020", "--format=json", "--sort=desc"])

            let launches = try ReportDocument(up.stdout).launches
            #expect(launches.first?.name == "Starlink-2")
            #expect(launches.last?.name == "NROL-108")
            #expect(try ReportDocument(down.stdout).launches == launches.reversed())
        }
    }
#endif
