package import FeatureKit
package import Networking

/// A server with the history of flights, which answers SQL over Trino's HTTP protocol.
package struct HistoryServer: Sendable {
    /// Sends the requests.
    package let client: any ServerClientInput

    /// The person's user name in lower case; nil if none is set.
    package let user: String?

    /// Shows how far a query is, in a few words; empty when it is done.
    package let progress: @Sendable (String) -> Void

    /// The folder for temporary files with long lists of rows.
    package let temporaryFolder: String

    /// The queries that are cancelled if the program is interrupted.
    package let pending: PendingWork

    package init(
        client: any ServerClientInput,
        user: String?,
        progress: @escaping @Sendable (String) -> Void,
        temporaryFolder: String,
        pending: PendingWork
    ) {
        self.client = client
        self.user = user?.lowercased()
        self.progress = progress
        self.temporaryFolder = temporaryFolder
        self.pending = pending
    }
}
