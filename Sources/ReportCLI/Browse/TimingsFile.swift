import ScreenHost
import Synchronization

/// How long the keys took, a line each: the time in microseconds, what it is of, and the bytes.
final class TimingsFile: Sendable {
    private let path: String
    private let lines = Mutex<[String]>([])

    init(path: String) {
        self.path = path
    }

    @Sendable func take(_ timing: KeyTiming) {
        let microseconds = Int(timing.took / .microseconds(1))
        let bytes = timing.bytes.map { String($0, radix: 16) }.joined(separator: " ")
        lines.withLock {
            $0.append("\(microseconds) \(timing.isLoad ? "content" : "frame") \(bytes)\n")
        }
    }

    func write() {
        try? OutputFile(path: path).write(lines.withLock { $0.joined() })
    }
}
