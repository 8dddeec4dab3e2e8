import FeatureTesting
import Foundation
import HarbourProgram
import Testing

/// Reports from the servers, from the built-in table and in the program's own format.
@Suite struct ReportTests {
    @Test func `the names and options of the program do not collide`() throws {
        try Harbour.program.validate()
    }

    @Test func `each section of the live report shows its source`() async throws {
        let text = await HarbourRun("report --source live").output
        let json = await HarbourRun("report --source live --format json").output

        for source in [
            "Source: the tide gauge at the pier.\n\nShips\n",
            "Source: the customs house.\n\nPilots\n",
            "Source: the pilots' office.\n\nBerths\n",
        ] { #expect(text.contains(source), "\(source)") }
        // All sections name theirs, so that of the report is left out.
        #expect(text.hasSuffix("\n\nSource: the harbour's chart of 2025.\n"))
        #expect(try sources(in: json) == ["gauge", "customs", "pilots", "chart"])
    }

    @Test func `sections whose source is the report's do not repeat it`() async throws {
        let text = await HarbourRun("report").output
        let json = await HarbourRun("report --format json").output

        #expect(text.components(separatedBy: "Source:").count == 2)
        #expect(try sources(in: json) == [nil, nil, nil, nil])
    }

    private func sources(in json: String) throws -> [String?] {
        let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let sections = try #require(report?["sections"] as? [[String: Any]])
        for section in sections { #expect(section.keys.contains("source")) }
        return sections.map { $0["source"] as? String }
    }

    @Test func `two sections have separate limits`() async {
        let tides = await HarbourRun("tides --limit 1 --format csv").output
        let berths = await HarbourRun("berths --limit 6.5 --format csv").output
        let report = await HarbourRun("report --tides-limit 2 --berths-limit 6 --format json")
            .output

        #expect(tides.split(separator: "\r\n").count == 2)
        #expect(berths.contains("North quay"))
        #expect(!berths.contains("Pier 4"))
        #expect(report.components(separatedBy: "\"time\":").count == 3)
        #expect(!report.contains("Pier 4"))
    }

    @Test func `an ambiguous limit is refused in a report`() async {
        let run = await HarbourRun("report --limit 2")

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("--tides-limit"))
        #expect(run.errors.contains("--berths-limit"))
    }

    @Test func `the columns of a table are found by its header`() async {
        let csv = await HarbourRun("berths --format csv").output

        #expect(
            csv == "name,place_latitude,place_longitude,depth_m\r\n"
                + "North quay,53.5461,9.9661,7.5\r\n\"Pier 4, inner\",53.5443,9.9702,5.0\r\n")
    }

    @Test func `places are written in the program's own format`() async {
        let run = await HarbourRun("berths --format kml")

        #expect(run.status == .success)
        #expect(
            run.output == """
                <?xml version="1.0" encoding="UTF-8"?>
                <kml xmlns="http://www.opengis.net/kml/2.2"><Document>
                <Placemark><name>North quay</name>\
                <Point><coordinates>9.9661,53.5461</coordinates></Point></Placemark>
                <Placemark><name>Pier 4, inner</name>\
                <Point><coordinates>9.9702,53.5443</coordinates></Point></Placemark>
                </Document></kml>\n
                """)
    }

    @Test func `a section without places is refused in KML before any request`() async {
        let servers = HarbourServers()

        let run = await HarbourRun("tides --source live --format kml", servers: servers)

        #expect(run.status == .wrongUsage)
        #expect(run.errors.hasPrefix("harbour: KML holds places, but there are none; use"))
        #expect(servers.sent == [])
    }

    @Test func `the ending of a file name selects the format`() async throws {
        let folder = try TemporaryFolder()

        let run = await HarbourRun("berths -o \(folder.path("berths.kml"))")

        #expect(run.status == .success)
        #expect(try folder.text(of: "berths.kml").contains("<coordinates>9.9661,53.5461<"))
    }

    @Test func `help, formats, completions and the manual page list the format`() async {
        #expect(await HarbourRun("formats").output.contains("KML, for map programs"))
        #expect(await HarbourRun("help berths").output.contains("icalendar, geojson, gpx, kml"))
        #expect(await HarbourRun("manual").output.contains("KML, for map programs"))
        #expect(await HarbourRun("__complete berths --format k").output.contains("kml"))
    }
}
