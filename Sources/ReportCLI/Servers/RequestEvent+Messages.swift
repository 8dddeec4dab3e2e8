import Networking
import SectionEssentials

extension RequestEvent {
    /// The warning about what the request brought; nil if there is none.
    var warning: String? {
        switch self {
        case .stale(let url, let age, let error):
            let cause = error.map { "\($0.summary)\($0.pauseWords); " } ?? ""
            return "\(cause)showing a cached response that is \(age.inWords) old: \(url)"
        case .asked, .cached, .retrying, .connected, .disconnected, .note, .progress, .cacheFailed:
            return nil
        }
    }

    /// What the surroundings of the request lack, which is no part of a report; nil for nothing.
    var remark: String? {
        if case .cacheFailed(let reason) = self {
            "responses are not cached: \(reason)"
        } else {
            nil
        }
    }

    /// The event as a line of the log; nil if the person is told otherwise.
    var logLine: String? {
        switch self {
        case .cacheFailed, .note, .progress:
            nil
        case .asked(let method, let url, let result, let bytes, let took):
            "\(method.rawValue) \(url) \(result), \(bytes) bytes, \(Int(clamping: took / .milliseconds(1))) ms"
        case .cached(let url, let bytes, _):
            "GET \(url) from the cache, \(bytes) bytes"
        case .retrying(let method, let url, let wait):
            "\(method.rawValue) \(url) again in \(Int(clamping: wait / .milliseconds(1))) ms"
        case .stale(let url, let age, _):
            "GET \(url) from the cache, \(age.inWords) old"
        case .connected(let server):
            "TCP \(server) connected"
        case .disconnected(let server, let error, let wait):
            "TCP \(server) \(error.summary)"
                + (wait.map { ", again in \(Int(clamping: $0 / .milliseconds(1))) ms" } ?? "")
        }
    }
}

extension RequestError {
    /// When a busy server is asked again, such as ", and is asked again at 18:40:00 UTC"; empty
    /// without a wait.
    fileprivate var pauseWords: String {
        switch self {
        case .busy(_, _, let date?):
            let text = CivilDate(secondsSince1970: CivilDate.wholeSeconds(of: date))
            let time = [text.hour, text.minute, text.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
            return ", and is asked again at \(time.joined(separator: ":")) UTC"
        case .advised(let error, _), .partUnknown(_, let error): return error.pauseWords
        default: return ""
        }
    }
}

extension Duration {
    /// The duration in its largest whole unit, such as "3 hours".
    fileprivate var inWords: String {
        let seconds = max(0, components.seconds)
        let units: [(Int64, String)] = [(86_400, "day"), (3_600, "hour"), (60, "minute")]
        let (size, name) = units.first { seconds >= $0.0 } ?? (1, "second")
        let count = seconds / size
        return count == 1 ? "1 \(name)" : "\(count) \(name)s"
    }
}
