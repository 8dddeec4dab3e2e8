import FeatureTesting
import Networking
import SectionEssentials
import Testing

@testable import Photos

/// The metadata of photos, damaged in every place.
@Suite struct DamagedPhotosTests {
    @Test func `no damage to a photo ends the program`() throws {
        let samples = try ["02-gps-utc-time.jpg", "05-big-endian-orientation-6.jpg"].map {
            Array(try Pictures.bytes($0).prefix(900))
        }
        var found = 0
        try DamagedBytes(of: samples).forEach { bytes in
            guard let metadata = try PhotoMetadata(jpeg: Body(bytes)) else { return }
            if metadata.time(.unknown) != nil || metadata.coordinate != nil { found += 1 }
        }
        #expect(found > 100)
    }

    @Test func `no damage to an answer of exiftool ends the program`() {
        var found = 0
        DamagedBytes(of: [
            """
            [{"SourceFile": "./a.heic", "MIMEType": "image/heic", "GPSLatitude": "45.5",
            "GPSLongitude": 14.25, "Orientation": 6, "GPSDateTime": "2010:08:05 14:45:15.5Z",
            "DateTimeOriginal": "2010:08:05 16:30:10+02:00"}]
            """
        ]).forEach { found += ExifTool.read($0).count }
        #expect(found > 100)
    }
}
