import Networking
import SectionEssentials
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
                let responses = try cache.clear().counted("cached response", "cached responses")
                let pictures = KeptPictures(in: folder).clear()
                let more = pictures == 0 ? "" : " and \(pictures.counted("picture", "pictures"))"
                return console.write("\(responses)\(more) removed\n")
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
