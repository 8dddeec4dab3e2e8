import Networking
import SectionKit

/// The options that say how servers are asked.
enum ConnectionOptions {
    static let baseURL = SectionOption(
        "base-url",
        placeholder: "URL",
        summary: "ask the source's server at another address; of several, SERVER=URL",
        accepts: "an http or https address",
        example: "http://localhost:8080",
        parse: BaseAddresses.init
    )
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
        "refresh", summary: "ignore cached answers")
    static let noCache = SectionOption<Bool>(
        "no-cache", summary: "neither read nor write the cache")
    static let offline = SectionOption<Bool>(
        "offline", summary: "show what the cache holds, without the network")
    static let verbose = SectionOption<Bool>(
        "verbose", summary: "log each request on standard error")

    /// The address of a server, with a path if it has one; nil for a text that is something else.
    ///
    /// A path with an @ in it is refused as well: it is part of a password that has a slash.
    static func serverAddress(_ text: String) -> String? {
        guard let url = WebLink(text)?.url else { return nil }
        let path = url.drop { $0 != ":" }.dropFirst(3).drop { !"/?#".contains($0) }
        return path.contains { "?#@".contains($0) } ? nil : url
    }

    /// All of them, in the order help lists them.
    static let descriptions = [
        baseURL.description, timeout.description, refresh.description, noCache.description,
        offline.description, verbose.description,
    ]
}
