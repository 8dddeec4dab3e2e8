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
        "offline", summary: "show what the cache holds, without the network")
    static let verbose = SectionOption<Bool>(
        "verbose", summary: "tell of each request on standard error")

    /// All of them, in the order help lists them.
    static let descriptions = [
        baseURL.description, timeout.description, refresh.description, noCache.description,
        offline.description, verbose.description,
    ]
}
