@testable import ReportCLI
import SectionKit
import Testing

/// The choice of the format of a report.
@Suite struct ReportFormatTests {
    @Test(arguments: [
        ("report.md", "markdown"), ("report.markdown", "markdown"), ("report.json", "json"),
        ("report.html", "html"), ("report.htm", "html"),
        ("report.csv", "csv"), ("report.ics", "icalendar"), ("report.txt", "terminal"),
        ("map.geojson", "geojson"),
        ("map.gpx", "gpx"),
        ("REPORT.MD", "markdown"), ("a.b/report.v2.JSON", "json"),
        ("report", "terminal"), ("json", "terminal"), (".md", "terminal"),
        ("v1.2/report", "terminal"),
    ])
    func `the ending of a file name selects the format`(name: String, format: String) throws {
        #expect(try ReportFormats().format(ofFile: name).name == format)
    }

    @Test(arguments: ["report.pdf", "report.json.bak", "report.", "report.ical"])
    func `an unknown ending is refused with the valid ones`(name: String) {
        let error = #expect(throws: UsageError.self) { try ReportFormats().format(ofFile: name) }

        #expect(error?.message.contains("use .txt, .md or one of 6 others") == true)
    }

    @Test func `an ending like a valid one suggests that`() {
        let error = #expect(throws: UsageError.self) {
            try ReportFormats().format(ofFile: "report.jsno")
        }
        #expect(error?.message.contains("'.jsno'; did you mean '.json'?") == true)
    }

    @Test(arguments: [
        ([:], "terminal"),
        (["output": "tea.md"], "markdown"),
        (["output": "tea.json"], "json"),
        (["output": "tea.csv"], "csv"),
        (["output": "tea.ics", "format": "csv"], "csv"),
        (["output": "tea"], "terminal"),
        (["output": "tea.cup", "format": "json"], "json"),
        (["output": "-"], "terminal"),
        (["format": "json"], "json"),
        (["format": "json", "output": "tea.md"], "json"),
        (["format": "terminal", "output": "tea.json"], "terminal"),
        (["format": "Markdown"], "markdown"),
        (["format": "md"], "markdown"), (["format": "ICS"], "icalendar"),
        (["open": ""], "html"),
        (["open": "", "output": "tea.htm"], "html"),
    ])
    func `the option takes precedence over the file name`(
        values: [String: String],
        format: String
    ) throws {
        let settings = try ReportSettings(
            OptionValues(values), .test, zones: ZoneDatabase(environment: [:]))

        #expect(settings.format.name == format)
    }

    @Test(arguments: [("-", nil), ("/dev/stdout", nil), ("./-", "./-"), ("stdout", "stdout")])
    func `a dash and /dev/stdout are standard output`(name: String, file: String?) throws {
        let settings = try ReportSettings(
            OptionValues(["output": name]), .test, zones: ZoneDatabase(environment: [:]))

        #expect(settings.output == file)
    }

    @Test(arguments: [
        (ReportFormat.terminal, "Guests\n"), (.markdown, "# Guests\n"),
        (.html, "<!DOCTYPE html>\n"), (.json, "{\n"), (.csv, "guest,"),
        (.icalendar, "BEGIN:VCALENDAR\r\n"),
    ])
    func `the report is written in the selected format`(format: ReportFormat, start: String) async {
        let run = await TeaRoomRun(["guests", "--format", format.name])

        #expect(run.output.hasPrefix(start))
        #expect(run.status == .success)
    }
}
