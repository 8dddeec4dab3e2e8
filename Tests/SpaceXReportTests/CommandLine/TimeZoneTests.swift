#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    /// Tests of the option --timezone, with the system's time zone database.
    @Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Asia/Tokyo")))
    struct TimeZoneTests {
        @Test(arguments: [
            ("UTC", "19 Dec 2020 14:00", "30 Aug 2020 23:18"),
            ("utc", "19 Dec 2020 14:00", "30 Aug 2020 23:18"),
            ("Europe/Berlin", "19 Dec 2020 15:00", "31 Aug 2020 01:18"),
            ("America/New_York", "19 Dec 2020 09:00", "30 Aug 2020 19:18"),
            ("Asia/Kolkata", "19 Dec 2020 19:30", "31 Aug 2020 04:48"),
        ])
        func `times are shown in the zone, in winter and in summer`(
            zone: String,
            winter: String,
            summer: String
        ) throws {
            let run = try Program.run(["launches", "--year", "2020", "--timezone", zone])

            let name = zone == "utc" ? "UTC" : zone
            #expect(run.status == 0)
            #expect(run.stdout.contains("Date (\(name))"))
            #expect(line("NROL-108", in: run)?.contains(winter) == true)
            #expect(line("SAOCOM 1B", in: run)?.contains(summer) == true)
        }

        @Test(arguments: [
            ("Asia/Tokyo", "Asia/Tokyo"), (":Asia/Tokyo", "Asia/Tokyo"), ("JST-9", "local time"),
        ])
        func `the zone local is that of TZ`(variable: String, name: String) throws {
            let run = try Program.run(
                ["launches", "--year", "2020", "--timezone", "local"],
                environment: ["TZ": variable])

            #expect(run.stdout.contains("Date (\(name))"))
            #expect(line("NROL-108", in: run)?.contains("19 Dec 2020 23:00") == true)
        }

        @Test func `the variable TZ alone changes nothing`() throws {
            let plain = try Program.run(["launches", "--year", "2020", "--width", "80"])
            let set = try Program.run(
                ["launches", "--year", "2020", "--width", "80"], environment: ["TZ": "Asia/Tokyo"])

            #expect(set.stdout == plain.stdout)
        }

        @Test(arguments: ["Asia/Tokyo", "America/Los_Angeles"])
        func `dates known to the day or month are the same in every zone`(zone: String) throws {
            let run = try Program.run(["launches", "--year", "2022", "--timezone", zone])

            #expect(line("Starlink 4-25", in: run)?.contains("24 Jul 2022  ") == true)
            #expect(line("SES-18", in: run)?.contains("   Nov 2022  ") == true)
        }

        @Test func `the option --year is in UTC for any zone`() throws {
            let utc = try Program.run(["launches", "--year=2013", "--format=json"])
            let there = try Program.run(
                ["launches", "--year=2013", "--format=json", "--timezone=Asia/Tokyo"])

            #expect(
                try ReportDocument(there.stdout).launches == ReportDocument(utc.stdout).launches)
        }

        @Test(arguments: ["Mars/Olympus", "Europe", "../zoneinfo/UTC", "/etc/localtime", "JST-9"])
        func `an unknown zone is rejected`(zone: String) throws {
            let run = try Program.run(["info", "--timezone", zone])

            #expect(run.status == 2)
            #expect(run.stdout == "")
            #expect(run.errorLines.count == 1)
            #expect(run.stderr.contains("'\(zone)'"))
        }

        private func line(_ mission: String, in run: Program.Run) -> Substring? {
            run.stdout.split(separator: "\n").first { $0.contains(mission) }
        }
    }
#endif
