import Networking
import SectionKit

/// The options that say how servers are asked.
enum ConnectionOptions {
    static let baseURL = baseURL(summary: "ask the source's server at another address")

    private static func baseURL(summary: String) -> SectionOption<BaseAddresses> {
        SectionOption(
            "base-url",
            placeholder: "URL",
            summary: summary,
            accepts: "an http or https address",
            example: "http://localhost:8080",
            parse: BaseAddresses.init
        )
    }

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
    ///
    /// - Parameter asksSeveral: whether a source asks several servers, so that one has to be named.
    static func descriptions(asksSeveral: Bool) -> [OptionDescription] {
        let named = baseURL(summary: "ask a server at another address, as SERVER=URL if of several")
        return [
            asksSeveral ? named.description : baseURL.description, timeout.description,
            refresh.description, noCache.description,
            offline.description, verbose.description,
        ]
    }
}
