/// The kind of a server's address: a URL, or a host and a port for servers that send lines.
enum AddressKind: Sendable {
    case url, hostAndPort

    /// The placeholder in help.
    var placeholder: String {
        switch self {
        case .url: "URL"
        case .hostAndPort: "HOST:PORT"
        }
    }

    /// What is valid, for messages.
    var words: String {
        switch self {
        case .url: "an http or https address"
        case .hostAndPort: "a numeric address, or localhost, and a port"
        }
    }

    /// A valid address.
    var example: String {
        switch self {
        case .url: "http://localhost:8080"
        case .hostAndPort: "localhost:30003"
        }
    }
}
