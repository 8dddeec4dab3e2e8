import Essentials
import Networking
import SectionKit

/// Runs the command `cache`: prints the cache folder, or lists or removes cached responses.
struct CacheRun {
    /// The cache folder; nil if the environment names none.
    let folder: String?

    let console: Console

    func run(_ action: CacheAction) throws(UsageError) -> ExitCode {
        guard let folder else {
            throw UsageError("there is no cache: \(Connection.noCacheFolder).")
        }
        let cache = ResponseCache(folder: folder)
        do throws(CacheError) {
            switch action {
            case .path: return console.write("\(folder)\n")
            case .list:
                let lines = try cache.list().map(line)
                if lines.isEmpty { console.say("The cache is empty.") }
                return console.write(lines.joined())
            case .clear:
                let count = try cache.clear()
                let noun = count == 1 ? "response" : "responses"
                return console.write("\(count) cached \(noun) removed\n")
            }
        } catch {
            console.say("\(error.summary).")
            return .nothingShown
        }
    }

    private func line(for item: ResponseCache.Item) -> String {
        "\(ISO8601.text(from: item.stored))  \(item.size.grouped) bytes  \(item.url.safe)\n"
    }
}
