import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import TrackFiles

@Suite struct BrokenFileTests {
    @Test(arguments: [
        ("<gpx>\n<trk></gpx>", 2, 6, "the end tag is not that of <trk>"),
        ("<gpx>\n</gpx x>", 2, 1, "the end tag is not that of <gpx>"),
        ("<gpx>\n <trk lat=1/></gpx>", 2, 11, "there is an unexpected character"),
        ("<gpx><trk lat='<'/></gpx>", 1, 16, "there is an unexpected character"),
        ("<gpx><1/></gpx>", 1, 7, "there is an unexpected character"),
        ("<gpx><!x></gpx>", 1, 8, "there is an unexpected character"),
        ("<gpx>\n", 2, 1, "the file ends too early"),
        ("<gpx><trk", 1, 10, "the file ends too early"),
        ("<", 1, 2, "the file ends too early"),
        ("<!-- ", 1, 6, "the file ends too early"),
        ("<gpx/>x", 1, 7, "something is outside of the root element"),
        ("<gpx/></gpx>", 1, 7, "something is outside of the root element"),
        (
            "<?xml version='1.0'?>\n<!DOCTYPE gpx [<!ENTITY a 'b'>]><gpx/>", 2, 10,
            "it has a document type (DOCTYPE), whose entities are not read for safety"
        ),
    ])
    func `a broken file is refused with line and column`(
        text: String, line: Int, column: Int, reason: String
    ) throws {
        let flaw = try #require(try flaw(text))

        #expect(flaw.reason == reason)
        #expect(flaw.line == line)
        #expect(flaw.column == column)
        let error = RequestError(flaw)
        #expect(error.summary.contains("line \(line), column \(column): \(reason)"))
        #expect(throws: error) { try read(text) }
    }

    @Test func `elements may be nested 200 levels deep`() throws {
        func nested(_ levels: Int) -> String {
            "<gpx>" + String(repeating: "<x>", count: levels - 1)
                + String(repeating: "</x>", count: levels - 1) + "</gpx>"
        }

        #expect(try flaw(nested(200)) == nil)
        #expect(try flaw(nested(201))?.reason == "elements are nested more than 200 levels deep")
        #expect(try flaw(String(repeating: "<x>", count: 1_000_000)) != nil)
    }

    @Test(arguments: ["<gpx ", "<gpx><!--", "<gpx>", "<gpx><![CDATA["])
    func `a tag, text or comment of more than a megabyte is refused`(start: String) throws {
        let flaw = try flaw(start + String(repeating: " ", count: 3 << 20))

        #expect(flaw?.reason == "a tag or a text is longer than 1024 KB")
        #expect(flaw?.line == 1)
    }

    @Test func `many comments may be longer than a megabyte`() throws {
        let comments = String(
            repeating: "<!-- \(String(repeating: "x", count: 1_000)) -->", count: 2_000)

        #expect(try flaw(comments + "<gpx/>\(comments)\n") == nil)
    }

    @Test func `a file in pieces of any size is the same as in one`() throws {
        let long = String(repeating: "x", count: 5_000)
        let text = Array(Self.sample.replacing("é --", with: "\(long) --").utf8)
        let whole = try check(text).get()

        for size in Array(1...40) + [500, 1_024, 3_000] {
            var reader = XMLBody(GPXHandler(findsNoise: true))
            for start in stride(from: 0, to: text.count, by: size) {
                try text[start..<min(text.count, start + size)].withUnsafeBytes { piece in
                    try reader.take(piece)
                }
            }
            #expect(try reader.finish() == whole, "\(size)")
        }
    }

    @Test func `a file that is cut anywhere is read up to there or refused`() throws {
        let text = Array(Self.sample.utf8)
        let all = try check(text).get().points.count

        for end in text.indices {
            switch try check(text[..<end]) {
            case .success(let file): #expect(file.points.count <= all)
            case .failure(let flaw): #expect(!flaw.summary.isEmpty)
            }
        }
    }

    @Test(arguments: [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x22, 0, 0xFF])
    func `a file with any wrong byte is read or refused`(byte: UInt8) throws {
        for (index, text) in Self.samples.enumerated() {
            var bytes = Array(text.utf8)
            for position in stride(from: Int(byte) % 11, to: bytes.count, by: 11) {
                let old = bytes[position]
                bytes[position] = byte
                if case .success(let file) = try check(bytes) {
                    #expect(file.points.count < 20, "\(index)")
                }
                bytes[position] = old
            }
        }
    }

    private static let sample = """
        \u{FEFF}<?xml version="1.0"?><!-- é --><gpx><wpt lat="1" lon="2"><name>A &amp; é</name></wpt>
        <trk><name><![CDATA[<B>]]></name><trkseg>\(trkpt("<ele>5</ele>"))
        \(trkpt("<time>2026-05-01T08:00:00Z</time>"))<trkpt lat='x'/></trkseg></trk></gpx>
        """

    private static let samples = [
        sample, TCXTests.sample, GeoJSONTests.sample, NMEATests.sample,
    ]
}
