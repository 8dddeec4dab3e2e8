import Foundation
@testable import ReportCLI
import SectionKit
import Testing

/// SOURCE_DATE_EPOCH sets the time of a report, so that it can be reproduced byte for byte.
@Suite struct SourceDateEpochTests {
    @Test(arguments: [0, 1, 1_700_000_000, 253_402_300_799])
    func `whole seconds since 1970 set the time`(seconds: Int) throws {
        let host = Host.stage(["SOURCE_DATE_EPOCH": "\(seconds)"])

        #expect(try host.now() == Date(timeIntervalSince1970: Double(seconds)))
    }

    @Test func `without the variable, the clock sets the time`() throws {
        #expect(try Host.stage().now() == TeaRoomRun.clock)
        #expect(try Host.stage(["SOURCE_DATE_EPOCH": ""]).now() == TeaRoomRun.clock)
    }

    @Test(arguments: [
        "tomorrow", "-1", "1.5", "1e9", "0x10", " 1600000000", "253402300800",
        "99999999999999999999",
    ])
    func `an invalid value is refused and quoted`(value: String) async {
        let run = await TeaRoomRun(["menu"], environment: ["SOURCE_DATE_EPOCH": value])

        #expect(run.status == .wrongUsage)
        #expect(run.output == "")
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains("SOURCE_DATE_EPOCH"))
        #expect(run.errors.contains("'\(value)'"))
        #expect(run.asked == [])
    }

    @Test func `the report shows the time of the variable`() async {
        let set = await TeaRoomRun(
            ["menu", "--format", "json"], environment: ["SOURCE_DATE_EPOCH": "1700000000"])
        let unset = await TeaRoomRun(["menu", "--format", "json"])

        #expect(set.output.contains("\"generated_at\": \"2023-11-14T22:13:20Z\""))
        #expect(unset.output.contains("\"generated_at\": \"2020-09-13T12:26:40Z\""))
    }

    @Test(arguments: [[], ["help"], ["help", "menu"], ["--version"]])
    func `commands without a time ignore an invalid value`(arguments: [String]) async {
        let run = await TeaRoomRun(arguments, environment: ["SOURCE_DATE_EPOCH": "tomorrow"])

        #expect(run.status == .success)
        #expect(run.errors == "")
    }
}
