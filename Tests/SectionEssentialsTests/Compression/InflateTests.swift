import FeatureTesting
import Testing

@testable import SectionEssentials

/// What zlib compresses.
@Suite struct InflateTests {
    @Test(arguments: DeflateSample.all)
    func `what zlib compresses is expanded`(sample: DeflateSample) throws {
        let part = try Inflate.expand(
            (sample.packed + [1, 2])[...], limit: sample.content.count)

        #expect(part.bytes == sample.content)
        #expect(Array(part.rest) == [1, 2])
    }

    @Test(arguments: DeflateSample.all)
    func `what expands to more than the limit is refused`(sample: DeflateSample) {
        if sample.content.isEmpty { return }
        #expect(throws: Inflate.Flaw.tooLong) {
            try Inflate.expand(sample.packed[...], limit: sample.content.count - 1)
        }
    }

    @Test(arguments: DeflateSample.short)
    func `input that is cut anywhere is refused`(sample: DeflateSample) {
        for length in 0..<sample.packed.count {
            #expect(throws: Inflate.Flaw.damaged) {
                try Inflate.expand(sample.packed[..<length], limit: sample.content.count)
            }
        }
    }

    @Test(arguments: DeflateSample.short)
    func `input with any byte changed stays within the limit`(sample: DeflateSample) {
        for place in sample.packed.indices {
            for change: UInt8 in [0x01, 0x10, 0x80, 0xFF] {
                var packed = sample.packed
                packed[place] ^= change
                let part = try? Inflate.expand(packed[...], limit: sample.content.count)
                #expect(part?.bytes.count ?? 0 <= sample.content.count)
            }
        }
    }

    @Test func `lengths that are of no code are refused`() {
        #expect(HuffmanCode(lengths: [1, 1, 1]) == nil)
        #expect(HuffmanCode(lengths: [2, 2, 2]) == nil)
        #expect(HuffmanCode(lengths: [0, 0]) == nil)
        #expect(HuffmanCode(lengths: [0, 2]) == nil)
        #expect(HuffmanCode(lengths: [0, 1]) != nil)
        #expect(HuffmanCode(lengths: [1, 2, 2]) != nil)
    }
}
