import Testing

@testable import TrackFiles

@Suite struct DetectionTests {
    @Test(arguments: [
        ([0x50, 0x4B, 3, 4, 0], "it is a ZIP file, and damaged or cut"),
        ([0x1F, 0x8B, 8], "it is compressed, and damaged or cut"),
        ([0xFF, 0xD8, 0xFF], "it is a picture"),
        (Array("  <!DOCTYPE HTML><html>".utf8), "it is a web page"),
        (Array("<HTML>".utf8), "it is a web page"), ([], "the file is empty"),
        (Array(" \n".utf8), "the file is empty"),
        (
            Array("<x:svg>".utf8),
            "it is XML with the element <svg>, and neither GPX, TCX nor KML"
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
