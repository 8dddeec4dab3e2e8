import FeatureTesting
import SectionEssentials
import Testing

@testable import SectionKit

/// Pictures and zones, damaged in every place.
@Suite struct DamagedPicturesTests {
    @Test func `no damage to the header of a picture ends the program`() throws {
        // Readers of headers look at the beginning.
        let samples = try PictureSample.sizes().keys.sorted().map {
            Array(try PictureSample.bytes($0).prefix(400))
        }
        var found = 0
        DamagedBytes(of: samples).forEach { bytes in
            if let header = try? ImageHeader(bytes) { found += min(1, header.pixelCount) }
            _ = JPEGMetadata.removed(from: bytes)
        }
        #expect(found > 100)
    }

    @Test func `no damage to a zone ends the program`() throws {
        let sample = try #require(ZoneSample.all.first)
        let file = try #require(Data(base64Encoded: sample.file))
        var found = 0
        DamagedBytes(of: [Array(file.prefix(700)), Array(file.suffix(400))]).forEach { bytes in
            guard let rules = ZoneRules(file: Array(bytes)) else { return }
            found += rules.period(at: Date(timeIntervalSince1970: 1e9)).offset == 0 ? 1 : 2
        }
        DamagedBytes(of: ["CET-1CEST,M3.5.0,M10.5.0/3", "<+0545>-5:45", "X5Y,J60/-2,300"]).forEach {
            guard let rules = ZoneRules(rule: String(decoding: $0, as: UTF8.self)) else { return }
            for time in [-1e12, 0, 1e9, 1e12] {
                found += rules.period(at: Date(timeIntervalSince1970: time)).offset == 0 ? 1 : 2
            }
        }
        #expect(found > 100)
    }
}
