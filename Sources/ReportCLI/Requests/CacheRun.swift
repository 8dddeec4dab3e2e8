import Networking
import SectionKit

/// One call of the command `cache`: tells of the kept answers of servers, or removes them.
struct CacheRun {
    /// Where they are kept; nil where there is no place for them.
    let folder: String?

    let console: Console

    func run(_ action: CacheAction) throws(UsageError) -> ExitCode {
        guard let folder else {
            throw UsageError("there is no cache: set HOME or XDG_CACHE_HOME to a full path.")
        }
        let cache = ResponseCache(folder: folder)
        switch action {
        case .path:
            return console.write("\(folder)\n")
        case .list:
            let lines = cache.list().map { item in
                "\(ISO8601.text(from: item.stored))  \(item.size.grouped) bytes  \(item.url.safe)\n"
            }
            if lines.isEmpty { console.say("The cache is empty.") }
            return console.write(lines.joined())
        case .clear:
            let count = cache.clear()
            return console.write("\(count) \(count == 1 ? "answer" : "answers") removed\n")
        }
    }
}
