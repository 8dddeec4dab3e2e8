/// A server on the network that reports can be made from.
public struct ReportServer: Sendable {
    /// Its address, http or https; `--base-url` names another for one call.
    public let address: String

    /// The environment variable that names another address.
    public let addressVariable: String?

    /// The environment variable that holds a token to ask with, kept out of sight.
    public let tokenVariable: String?

    /// How long its answers stay fresh if it does not say.
    public let lifetime: Duration

    /// Describes a server.
    public init(
        address: String,
        addressVariable: String? = nil,
        tokenVariable: String? = nil,
        lifetime: Duration = .seconds(600)
    ) {
        self.address = address
        self.addressVariable = addressVariable
        self.tokenVariable = tokenVariable
        self.lifetime = lifetime
    }
}
