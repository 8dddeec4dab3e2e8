import Foundation
import HarbourProgram
import Testing

/// What the program makes of the answers of its servers, its table and its format.
@Suite struct ReportTests {
    @Test func `the names and options of the program do not collide`() throws {
        try Harbour.program.validate()
    }

    @Test func `each section says where its facts are from`() async throws {
        let text = await Call("report --source live").output
        let json = await Call("report --source live --format json").output

        for source in [
            "Source: the tide gauge at the pier.\n\nShips\n",
            "Source: the customs house.\n\nPilots\n",
            "Source: the pilots' office.\n\nBerths\n", "Source: the harbour's chart of 2025.\n\n",
        ] { #expect(text.contains(source), "\(source)") }
        #expect(text.hasSuffix("Source: the services of the harbour.\n"))
        #expect(try sources(in: json) == ["gauge", "customs", "pilots", "chart"])
    }

    @Test func `sections of the report's own source say nothing of it`() async throws {
        let text = await Call("report").output
        let json = await Call("report --format json").output

        #expect(text.components(separatedBy: "Source:").count == 2)
        #expect(try sources(in: json) == [nil, nil, nil, nil])
    }

    private func sources(in json: String) throws -> [String?] {
        let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let sections = try #require(report?["sections"] as? [[String: Any]])
        for section in sections { #expect(section.keys.contains("source")) }
        return sections.map { $0["source"] as? String }
    }

    @Test func `two sections have a limit of their own`() async {
        let tides = await Call("tides --limit 1 --format csv").output
        let berths = await Call("berths --limit 6.5 --format csv").output
        let report = await Call("report --tides-limit 2 --berths-limit 6 --format json").output

        #expect(tides.split(separator: "\r\n").count == 2)
        #expect(berths.contains("North quay"))
        #expect(!berths.contains("Pier 4"))
        #expect(report.components(separatedBy: "\"time\":").count == 3)
        #expect(!report.contains("Pier 4"))
    }

    @Test func `a limit that could be either section's is refused in a report`() async {
        let call = await Call("report --limit 2")

        #expect(call.status == .wrongUsage)
        #expect(call.errors.contains("--tides-limit"))
        #expect(call.errors.contains("--berths-limit"))
    }

    @Test func `a table is read by its header`() async {
        let csv = await Call("berths --format csv").output

        #expect(
            csv == "name,place_latitude,place_longitude,depth_m\r\n"
                + "North quay,53.5461,9.9661,7.5\r\n\"Pier 4, inner\",53.5443,9.9702,5.0\r\n")
    }

    @Test func `places are written in the format of the program`() async {
        let call = await Call("berths --format gpx")

        #expect(call.status == .success)
        #expect(
            call.output == """
                <?xml version="1.0" encoding="UTF-8"?>
                <gpx version="1.1" creator="harbour" xmlns="http://www.topografix.com/GPX/1/1">
                <wpt lat="53.5461" lon="9.9661"><name>North quay</name></wpt>
                <wpt lat="53.5443" lon="9.9702"><name>Pier 4, inner</name></wpt>
                </gpx>\n
                """)
    }

    @Test func `what has no places is refused before anyone is asked`() async {
        let servers = HarbourServers()

        let call = await Call("tides --source live --format gpx", servers: servers)

        #expect(call.status == .wrongUsage)
        #expect(call.errors.hasPrefix("harbour: GPX holds places, and there are none: use"))
        #expect(servers.sent == [])
    }

    @Test func `the name of a file asks for the format`() async throws {
        let folder = try CacheFolder()

        let call = await Call("berths -o \(folder.path)/berths.gpx")

        #expect(call.status == .success)
        let file = try #require(folder.contents.first)
        #expect(String(decoding: file, as: UTF8.self).contains("<wpt lat=\"53.5461\""))
    }

    @Test func `help, the list of formats, completions and the manual page offer it`() async {
        #expect(await Call("formats").output.contains("GPX, for plotters and maps"))
        #expect(await Call("help berths").output.contains("icalendar, gpx"))
        #expect(await Call("manual").output.contains("GPX, for plotters and maps"))
        #expect(await Call("__complete berths --format g").output.contains("gpx"))
    }
}
