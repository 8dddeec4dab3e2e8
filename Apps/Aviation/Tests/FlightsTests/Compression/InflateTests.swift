import FlightSamples
import Testing

@testable import Flights

/// What zlib compresses.
@Suite struct InflateTests {
    @Test(arguments: DeflateSample.all)
    func `what zlib compresses is expanded`(sample: DeflateSample) {
        #expect(
            Inflate.bytes(of: sample.packed[...], size: sample.content.count) == sample.content)
    }

    @Test(arguments: DeflateSample.all)
    func `content of another size is refused`(sample: DeflateSample) {
        let size = sample.content.count
        #expect(Inflate.bytes(of: sample.packed[...], size: size + 1) == nil)
        if size > 0 { #expect(Inflate.bytes(of: sample.packed[...], size: size - 1) == nil) }
    }

    @Test(arguments: DeflateSample.short)
    func `input that is cut anywhere is refused`(sample: DeflateSample) {
        for length in 0..<sample.packed.count {
            #expect(
                Inflate.bytes(of: sample.packed[..<length], size: sample.content.count) == nil)
        }
    }

    @Test(arguments: DeflateSample.short)
    func `input with any byte changed is expanded to the size or refused`(sample: DeflateSample) {
        for place in sample.packed.indices {
            for change: UInt8 in [0x01, 0x10, 0x80, 0xFF] {
                var packed = sample.packed
                packed[place] ^= change
                let bytes = Inflate.bytes(of: packed[...], size: sample.content.count)
                #expect(bytes == nil || bytes?.count == sample.content.count)
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
