import Essentials
package import Networking

/// Opens the other side.
package struct SyncPlaces: Sendable {
    /// Opens a client of a server by its address.
    package typealias Opening =
        @Sendable (String) throws(SyncError) -> any ServerClientInput

    private let open: Opening
    private let secrets: SyncSecrets
    private let pause: @Sendable (Duration) async -> Void

    package init(
        secrets: SyncSecrets,
        pause: @escaping @Sendable (Duration) async -> Void,
        open: @escaping Opening
    ) {
        self.open = open
        self.secrets = secrets
        self.pause = pause
    }

    /// Opens the side that a person has set up.
    func remote(_ settings: SyncSettings) async throws(SyncError) -> any SyncRemote {
        switch settings.place {
        case .folder(let path): return FolderRemote(path: path)
        case .server(let address):
            let client = try await client(address, settings.credentials)
            let unknown = WebDAVConditions(absent: false, match: .none, locks: true)
            return WebDAVRemote(
                client, conditions: settings.conditions ?? unknown, pause: pause)
        }
    }

    /// Finds out what a place honours; nil for a folder.
    func conditions(_ setup: SyncSetup) async throws(SyncError) -> WebDAVConditions? {
        guard case .server(let address) = setup.place else { return nil }
        let client = try await client(address, setup.credentials)
        let probe = WebDAVProbe(client, number: UInt64.random(in: .min ... .max))
        let conditions = try await probe.conditions()
        guard conditions.isSafe else { throw .unsafe(address) }
        return conditions
    }

    private func client(
        _ address: String, _ credentials: SyncCredentials?
    ) async throws(SyncError) -> WebDAVClient {
        if credentials != nil, SyncPlace.server(address).isOpenToOthers {
            throw .openConnection(address)
        }
        var field: HTTPField?
        if let credentials { field = try await secrets.field(for: credentials) }
        return WebDAVClient(try open(address), authorization: field)
    }
}
