/// What the addresses of servers are: those that send lines have no URL.
enum AddressKind: Sendable {
    case url, hostAndPort

    /// Stands for an address in help.
    var placeholder: String {
        switch self {
        case .url: "URL"
        case .hostAndPort: "HOST:PORT"
        }
    }

    /// What it may be, in words.
    var words: String {
        switch self {
        case .url: "an http or https address"
        case .hostAndPort: "a numeric address, or localhost, and a port"
        }
    }

    /// One that works.
    var example: String {
        switch self {
        case .url: "http://localhost:8080"
        case .hostAndPort: "localhost:30003"
        }
    }
}
