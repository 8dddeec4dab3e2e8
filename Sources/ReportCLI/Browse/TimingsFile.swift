import ScreenHost
import SectionEssentials
import Synchronization

/// Records key timings, one line each: microseconds, `frame` or `content`, and the key's bytes.
final class TimingsFile: Sendable {
    private let path: String
    private let lines = Mutex<[String]>([])

    init(path: String) {
        self.path = path
    }

    @Sendable func take(_ timing: KeyTiming) {
        let microseconds = Int(clamping: timing.took / .microseconds(1))
        let bytes = timing.bytes.map { String($0, radix: 16) }.joined(separator: " ")
        lines.withLock {
            $0.append("\(microseconds) \(timing.isLoad ? "content" : "frame") \(bytes)\n")
        }
    }

    func write() {
        try? OutputFile(path: path).write(lines.withLock { $0.joined() })
    }
}
