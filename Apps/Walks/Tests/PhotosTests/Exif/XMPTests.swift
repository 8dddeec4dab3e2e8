import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import Photos

/// Photos that say where and when they were taken only in an XMP packet.
@Suite struct XMPTests {
    /// A JPEG file with a packet in front of its image data.
    private func jpeg(_ packet: String) -> Body {
        let content = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(packet.utf8)
        let length = content.count + 2
        let bytes: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + content
            + [0xFF, 0xDA, 0, 2, 1, 2, 3, 0xFF, 0xD9]
        return Body(Data(bytes))
    }

    @Test(arguments: [
        """
        <rdf:Description exif:GPSLatitude="46,30.6N" exif:GPSLongitude='14,6,36W' \
        photoshop:DateCreated="2026-09-19T16:30:10.25+02:00"/>
        """,
        """
        <exif:GPSLatitude>46,30.6N</exif:GPSLatitude><exif:GPSLongitude>14,6.6W</exif:GPSLongitude>
        <xmp:CreateDate>2026-09-19T16:30:10+02:00</xmp:CreateDate>
        """,
    ])
    func `attributes and elements say where and when`(packet: String) throws {
        let metadata = try #require(try PhotoMetadata(jpeg: jpeg(packet)))
        let coordinate = try #require(metadata.coordinate)
        #expect(abs(coordinate.latitude - 46.51) < 1e-9)
        #expect(abs(coordinate.longitude + 14.11) < 1e-9)
        #expect(metadata.time(.unknown) == ISO8601.date(from: "2026-09-19T14:30:10Z"))
    }

    @Test(arguments: [
        "", "exif:GPSLatitude", "exif:GPSLatitude=", "exif:GPSLatitude=\"\"",
        "exif:GPSLatitude=\"46,x,2N\" exif:GPSLongitude=\"14E\"",
        "exif:GPSLatitude=\"95N\" exif:GPSLongitude=\"14E\" xmp:CreateDate=\"yesterday\"",
    ])
    func `a packet without a position says nothing`(packet: String) throws {
        let metadata = try #require(try PhotoMetadata(jpeg: jpeg(packet)))
        #expect(metadata == PhotoMetadata())
    }
}
