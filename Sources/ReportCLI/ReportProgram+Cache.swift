import Networking
import SectionKit

/// What can be done with the answers that are kept of servers.
enum CacheAction: String, CaseIterable, Sendable {
    case path, list, clear
}

extension ReportProgram {
    /// Shows what is in the cache, or empties it.
    func cache(_ action: CacheAction, _ host: Host) throws(UsageError) -> ExitCode {
        guard let folder = cacheFolder(host) else {
            throw UsageError("there is no cache: \(Connection.noCacheFolder).")
        }
        let cache = ResponseCache(folder: folder)
        do throws(CacheError) {
            switch action {
            case .path: return write("\(folder)\n", to: host.output, host)
            case .list:
                let lines = try cache.list().map(line)
                if lines.isEmpty { say("The cache is empty.", host) }
                return write(lines.joined(), to: host.output, host)
            case .clear:
                let count = try cache.clear()
                let noun = count == 1 ? "answer" : "answers"
                return write("\(count) \(noun) removed\n", to: host.output, host)
            }
        } catch {
            say("\(error.summary).", host)
            return .nothingShown
        }
    }

    private func line(for item: ResponseCache.Item) -> String {
        "\(ISO8601.text(from: item.stored))  \(item.size.grouped) bytes  \(item.url.safe)\n"
    }
}
