import Testing

@testable import TrackFiles

@Suite struct LineTests {
    @Test(arguments: [0, 1, 7, 8, 9, 16, 100])
    func `line feeds are counted at any place`(length: Int) {
        for start in 0...length {
            var bytes = [UInt8](repeating: 0x0B, count: length)
            for index in start..<length { bytes[index] = index % 2 == 0 ? 0x0A : 0x8A }
            let ends = bytes.withUnsafeBufferPointer(\.lineEnds)
            #expect(ends == bytes.count { $0 == 0x0A })
        }
    }
}
