import Networking
import SectionKit

/// The options for requests to servers.
enum ConnectionOptions {
    /// Returns the option `--base-url`, which sets other addresses for the servers of sources.
    static func baseURL(of sources: [ProgramSource]) -> SectionOption<BaseAddresses> {
        let asksSeveral = sources.contains { $0.serverNames.count > 1 }
        let followsLines = sources.contains { !$0.lineServers.isEmpty }
        let kind = followsLines && !sources.haveCache ? AddressKind.hostAndPort : .url
        let takesBoth = followsLines && sources.haveCache
        let placeholder = takesBoth ? "ADDRESS" : kind.placeholder
        return SectionOption(
            "base-url",
            placeholder: placeholder,
            summary: asksSeveral
                ? "ask a server at another address; SERVER=\(placeholder) if there are several"
                : "ask the source's server at another address",
            accepts: takesBoth ? "\(AddressKind.hostAndPort.words); or \(kind.words)" : kind.words,
            example: kind.example,
            parse: BaseAddresses.init
        ).asList
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
        "refresh", summary: "ignore cached responses")
    static let noCache = SectionOption<Bool>(
        "no-cache", summary: "neither read nor write the cache")
    static let offline = SectionOption<Bool>(
        "offline", summary: "use only cached responses, without the network")
    static let verbose = SectionOption<Bool>(
        "verbose", summary: "log each request on standard error")

    /// Returns the URL of a server, with a path if it has one; nil for anything else.
    ///
    /// A path with an @ is invalid as well: it is part of a password that contains a slash.
    static func serverAddress(_ text: String) -> String? {
        guard let url = WebLink(text)?.url else { return nil }
        let rest = url.drop { $0 != ":" }.dropFirst(3)
        let authority = rest.prefix { !"/?#".contains($0) }
        let path = rest[authority.endIndex...]
        guard HostAndPort.isValid(authority: authority), !path.contains(where: "?#@".contains)
        else { return nil }
        return url
    }

    /// The descriptions of all but `--base-url`, in the order of help.
    static func descriptions(hasCache: Bool) -> [OptionDescription] {
        [timeout.description] + (hasCache ? [refresh.description, noCache.description] : [])
            + [offline.description, verbose.description]
    }
}
