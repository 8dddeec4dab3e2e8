import Testing

@testable import TrackFiles

@Suite struct DetectionTests {
    @Test(arguments: [
        ([0x0E, 0x10, 0xD9, 0x07, 1, 2, 3, 4] + Array(".FIT".utf8), "it is a FIT file"),
        ([0x50, 0x4B, 3, 4, 0], "it is a ZIP or KMZ file"), ([0x1F, 0x8B, 8], "it is compressed"),
        ([0xFF, 0xFE, 0x3C, 0], "it is in UTF-16"), ([0xFF, 0xD8, 0xFF], "it is a picture"),
        (Array("  <!DOCTYPE HTML><html>".utf8), "it is a web page"),
        (Array("<HTML>".utf8), "it is a web page"), ([], "the file is empty"),
        (Array(" \n".utf8), "the file is empty"),
        (Array("<?xml version='1.0'?><kml>".utf8), "it is a KML file"),
        (
            Array("<x:svg>".utf8),
            "it is XML with the element <svg>, and neither GPX nor TCX"
        ),
        (Array("AXXX\r\nHFDTE010526\r\n".utf8), "it is an IGC file"),
        (Array("lat,lon\n1,2\n".utf8), "its format is not known"),
    ])
    func `other formats are named, with what to do`(bytes: [UInt8], reason: String) throws {
        guard case .failure(let flaw) = try check(bytes) else {
            Issue.record("it is read")
            return
        }
        #expect(flaw.reason == reason)
        #expect(flaw.recovery.hasSuffix(".") || flaw.recovery.hasSuffix(".gpx"))
    }
}
