import FeatureTesting
import Testing
import WebServer

/// Requests with bytes cut off and changed.
struct DamagedRequestTests {
    @Test func `no damage ends the program, and the pieces do not matter`() {
        let samples = RequestSamples.valid + [RequestSamples.valid.joined()]
        DamagedBytes(of: samples.map(\.latin1)).forEach { data in
            let bytes = [UInt8](data)
            #expect(Self.outcome(bytes, pieces: .max) == Self.outcome(bytes, pieces: 3))
        }
    }

    private static func outcome(_ bytes: [UInt8], pieces: Int) -> Int {
        do throws(RequestRefusal) {
            return try requests(in: bytes, pieces: pieces).count
        } catch {
            return -error.status
        }
    }
}
