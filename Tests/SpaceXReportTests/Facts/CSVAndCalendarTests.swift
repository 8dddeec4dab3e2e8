#if os(macOS) || os(Linux)
    import FeatureTesting
    import SpaceXSamples
    import Foundation
    import Testing

    /// Tests of launches as CSV and as a calendar, with the program run as a process.
    @Suite struct CSVAndCalendarTests {
        private let environment = ["SOURCE_DATE_EPOCH": "1600000000", "TZ": "Asia/Tokyo"]

        @Test func `CSV has one record per launch, with the keys of JSON`() throws {
            let run = try Program.run(["launches", "--format", "csv"], environment: environment)

            let records = run.stdout.split(separator: "\r\n")
            #expect(run.status == 0)
            #expect(run.stderr == "")
            #expect(
                records.first == """
                    flight_number,name,date_utc,date_precision,date_tentative,rocket,launchpad,\
                    outcome,patch,webcast,article,wikipedia,id
                    """)
            #expect(records.count == 206)
            #expect(records.contains { $0.hasPrefix("112,NROL-108,2020-12-19T14:00:00Z,hour,") })
        }

        @Test func `a calendar has one event per launch whose day is known`() throws {
            let run = try Program.run(
                ["launches", "--format", "icalendar"], environment: environment)

            let json = try Program.run(["launches", "--format", "json"])
            let launches = try ReportDocument(json.stdout).launches
            let dated = launches.count { ["hour", "day"].contains($0.date_precision) }
            #expect(run.status == 0)
            #expect(run.stdout.matches(of: #/BEGIN:VEVENT/#).count == dated)
            #expect(dated < launches.count)
            #expect(
                run.errorLines == [
                    """
                    spacex-report: the calendar leaves out \(launches.count - dated) of \
                    \(launches.count) events because their day is unknown.
                    """
                ])
        }

        @Test(arguments: ["csv", "icalendar"])
        func `time zone and width do not change CSV and calendars`(format: String) throws {
            let arguments = ["launches", "--format", format]
            let plain = try Program.run(arguments, environment: environment)

            let run = try Program.run(
                arguments + ["--timezone", "local", "--width", "40", "--color", "always"],
                environment: environment)

            #expect(run.stdout == plain.stdout)
        }

        @Test func `the id of an event does not depend on the report`() throws {
            let all = try Program.run(
                ["launches", "--format", "icalendar"], environment: environment)
            let next = try Program.run(
                ["next", "--format", "icalendar"], environment: ["SOURCE_DATE_EPOCH": "1600086400"])

            let id = try #require(
                next.stdout.split(separator: "\r\n").first { $0.hasPrefix("UID:") })
            #expect(id.hasSuffix("@launches.spacex-report"))
            #expect(all.stdout.contains("\r\n\(id)\r\n"))
        }

        @Test func `an event is the same for the list and for one launch`() throws {
            let list = try Program.run(
                ["launches", "--year", "2006", "--format", "icalendar"], environment: environment)
            let alone = try Program.run(
                ["launch", "FalconSat", "--format", "icalendar"], environment: environment)

            let event = #/BEGIN:VEVENT(?s:.)*END:VEVENT/#
            let listed = try #require(list.stdout.firstMatch(of: event)?.output)
            #expect(listed.contains("\r\nDESCRIPTION:Flight number: 1\\nRocket: Falcon 1\\n"))
            #expect(alone.stdout.firstMatch(of: event)?.output == listed)
        }

        @Test func `CSV has hostile names as text`() throws {
            let folder = try TemporaryFolder()
            try Data(try SpaceXResponses.hostileLaunches.utf8)
                .write(to: folder.url.appending(path: "launches.json"))
            let arguments = ["launches", "--input", folder.path("launches.json"), "--format"]

            let sheet = try Program.run(arguments + ["csv"]).stdout
            let calendar = try Program.run(arguments + ["icalendar"]).stdout

            let cells = sheet.split(separator: "\r\n").flatMap { $0.split(separator: ",") }
            let formulas = cells.filter { $0.firstMatch(of: #/^"?[=+@\-]/#) != nil }
            #expect(formulas == ["-5"])
            let lines = calendar.split(separator: "\r\n")
            #expect(
                lines.count { $0 == "BEGIN:VEVENT" } == lines.count { $0.hasPrefix("SUMMARY:") })
            #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        }
    }
#endif
