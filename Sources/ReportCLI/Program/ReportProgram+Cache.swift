import Networking
import SectionKit

/// What can be done with the answers that are kept of servers.
enum CacheAction: String, CaseIterable, Sendable {
    case path, list, clear
}

extension ReportProgram {
    /// Tells of the cache, or empties it.
    func cache(_ action: CacheAction, _ host: Host) throws(UsageError) -> ExitCode {
        guard let folder = cacheFolder(host) else {
            throw UsageError("there is no cache: set HOME or XDG_CACHE_HOME to a full path.")
        }
        let cache = ResponseCache(folder: folder)
        switch action {
        case .path:
            return write("\(folder)\n", to: host.output, host)
        case .list:
            let lines = cache.list().map { item in
                "\(ISO8601.text(from: item.stored))  \(item.size.grouped) bytes  \(item.url.safe)\n"
            }
            if lines.isEmpty { say("The cache is empty.", host) }
            return write(lines.joined(), to: host.output, host)
        case .clear:
            let count = cache.clear()
            return write(
                "\(count) \(count == 1 ? "answer" : "answers") removed\n", to: host.output, host)
        }
    }
}
