import Essentials
package import Networking

/// Opens the other side.
package struct SyncPlaces: Sendable {
    /// Opens a client of a server by its address.
    package typealias Opening =
        @Sendable (String) throws(SyncError) -> any ServerClientInput

    private let open: Opening
    private let secrets: SyncSecrets
    private let ciphers: any SyncCiphersInput

    /// Where the names of encrypted files are remembered.
    private let namesFile: PrivateFile
    private let pause: @Sendable (Duration) async -> Void

    /// Opens places.
    ///
    /// - Parameter folder: the path of the folder for the program's own files.
    package init(
        folder: String,
        secrets: SyncSecrets,
        ciphers: any SyncCiphersInput,
        pause: @escaping @Sendable (Duration) async -> Void,
        open: @escaping Opening
    ) {
        self.open = open
        self.secrets = secrets
        self.ciphers = ciphers
        namesFile = PrivateFile(path: "\(folder)/names.json")
        self.pause = pause
    }

    /// Calls a closure with the side that a person has set up.
    func withRemote<Value>(
        _ settings: SyncSettings,
        _ body: (any SyncRemote) async throws(SyncError) -> Value
    ) async throws(SyncError) -> Value {
        let base = try await base(settings)
        guard let key = settings.key else { return try await body(base) }
        return try await withCipher(of: key) { cipher throws(SyncError) in
            if let names = SealedNames(namesFile) {
                return try await body(SealedRemote(base, cipher: cipher, names: names))
            }
            guard let secret = try await secret(of: base, cipher) else {
                throw .otherKey(settings.place.text)
            }
            let names = SealedNames(secret, in: namesFile)
            return try await body(SealedRemote(base, cipher: cipher, names: names))
        }
    }

    /// Checks that a key is the one of a place; does nothing without a key.
    func check(_ key: SyncKey?, of base: any SyncRemote, _ place: String) async throws(SyncError) {
        guard let key else { return }
        try await withCipher(of: key) { cipher throws(SyncError) in
            guard try await secret(of: base, cipher) != nil else { throw .otherKey(place) }
        }
    }

    /// Makes the secret of the names of a place that has none.
    func prepare(_ settings: SyncSettings) async throws(SyncError) {
        try namesFile.remove()
        guard let key = settings.key else { return }
        let base = try await base(settings)
        try await withCipher(of: key) { cipher throws(SyncError) in
            if try await base.content(of: NameSecret.fileName) == nil {
                let sealed = try await cipher.encrypt(NameSecret().bytes)
                // Another device may have been faster; its file is read next.
                _ = try await base.put(sealed, as: NameSecret.fileName, if: .absent)
            }
            guard let secret = try await secret(of: base, cipher) else {
                throw .otherKey(settings.place.text)
            }
            await SealedNames(secret, in: namesFile).save()
        }
    }

    /// Forgets what is kept of names.
    func forget() throws(SyncError) { try namesFile.remove() }

    /// Calls a closure with a cipher, of which nothing is left afterwards.
    private func withCipher<Value>(
        of key: SyncKey,
        _ body: (any SyncCipher) async throws(SyncError) -> Value
    ) async throws(SyncError) -> Value {
        let cipher = try await ciphers.cipher(of: key)
        do throws(SyncError) {
            let value = try await body(cipher)
            await cipher.close()
            return value
        } catch {
            await cipher.close()
            throw error
        }
    }

    private func secret(
        of base: any SyncRemote, _ cipher: any SyncCipher
    ) async throws(SyncError) -> NameSecret? {
        guard let sealed = try await base.content(of: NameSecret.fileName) else { return nil }
        return try await cipher.decrypt(sealed).flatMap { NameSecret($0) }
    }

    /// Opens the side without decrypting anything.
    func base(_ settings: SyncSettings) async throws(SyncError) -> any SyncRemote {
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
