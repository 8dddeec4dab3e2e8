import Networking
import SectionKit

/// The options that say how servers are asked.
enum ConnectionOptions {
    static let baseURL = SectionOption(
        "base-url",
        placeholder: "URL",
        summary: "ask the source's API at another address",
        accepts: "an http or https address",
        example: "http://localhost:8080"
    ) { WebLink($0)?.url }
    static let timeout = SectionOption(
        "timeout",
        placeholder: "SECONDS",
        summary: "how long a whole request may take",
        accepts: "a number from 0.1 to 600",
        example: "15"
    ) { text in
        Double(text).flatMap { (0.1...600).contains($0) ? Duration.seconds($0) : nil }
    }
    static let refresh = SectionOption<Bool>(
        "refresh", summary: "ask anew, whatever the cache holds")
    static let noCache = SectionOption<Bool>(
        "no-cache", summary: "neither read nor write the cache")
    static let offline = SectionOption<Bool>(
        "offline", summary: "ask nobody, show what the cache holds")
    static let verbose = SectionOption<Bool>(
        "verbose", summary: "tell of each request on standard error")

    /// All of them, in the order help lists them.
    static let descriptions = [
        baseURL.description, timeout.description, refresh.description, noCache.description,
        offline.description, verbose.description,
    ]
}

/// How a person wants servers to be asked.
struct ConnectionSettings: Sendable {
    let baseURL: String?
    let timeout: Duration
    let cacheMode: BaseRequest.CacheMode
    let verbose: Bool

    /// Reads the settings from what a person gave.
    ///
    /// - Throws: ``UsageError`` when a value is none that its option takes, or two exclude another.
    ///
    /// - Parameter anew: whether what the cache holds is not wanted, unless nobody may be asked.
    init(_ values: OptionValues, anew: Bool = false) throws(UsageError) {
        baseURL = try values.value(of: ConnectionOptions.baseURL)
        timeout = try values.value(of: ConnectionOptions.timeout) ?? .seconds(15)
        verbose = try values.value(of: ConnectionOptions.verbose) ?? false
        var modes: [(name: String, mode: BaseRequest.CacheMode)] = []
        if try values.value(of: ConnectionOptions.refresh) != nil {
            modes.append(("--refresh", .refresh))
        }
        if try values.value(of: ConnectionOptions.noCache) != nil {
            modes.append(("--no-cache", .none))
        }
        if try values.value(of: ConnectionOptions.offline) != nil {
            modes.append(("--offline", .offline))
        }
        guard modes.count <= 1 else {
            throw UsageError(
                "\(modes[0].name) and \(modes[1].name) exclude each other; give one of them.")
        }
        cacheMode = modes.first?.mode ?? (anew ? .refresh : .normal)
    }
}
