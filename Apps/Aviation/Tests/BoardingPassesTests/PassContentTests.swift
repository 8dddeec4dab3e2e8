import SectionEssentials
import Testing

@testable import BoardingPasses

/// What a file is, by its first bytes.
@Suite struct PassContentTests {
    @Test(arguments: [
        ("BEGIN:VCALENDAR\r\nVERSION:2.0", PassContent.calendar),
        ("{\"@context\": 1}", .json), ("<!DOCTYPE html><p>", .page), ("  <HTML>", .page),
        ("<!-- a reservation -->", .page),
        ("From: a@example.com\r\nTo: b@example.com\r\n\r\nHello", .mail),
        ("From me Mon Aug 1\nReceived: x\n by y\nSubject: z\n", .mail),
        ("M1DESMARAIS/LUC       EABC123", .text), ("Dear: all\nHello", .text), ("", .text),
        ("%PDF-1.7", .document), ("GIF89a", .picture), ("RIFF....WEBPVP8 ", .picture),
        ("....ftypheic", .picture), ("a\u{1}b", .other),
    ])
    func `a file is told by its beginning`(text: String, content: PassContent) {
        #expect(PassContent(Data(text.utf8)) == content)
    }

    @Test(
        arguments: [
            ([0x50, 0x4B, 3, 4], PassContent.archive), ([0x89, 0x50, 0x4E, 0x47, 13], .picture),
            ([0xFF, 0xD8, 0xFF, 0xE0], .picture), ([0x4D, 0x4D, 0, 42], .picture),
        ] as [([UInt8], PassContent)])
    func `archives and pictures are told by their signatures`(bytes: [UInt8], content: PassContent)
    {
        #expect(PassContent(Data(bytes)) == content)
    }
}
