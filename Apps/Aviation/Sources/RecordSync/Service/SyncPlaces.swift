package import Networking
import RecordStore
import SectionEssentials

/// Opens the other side.
package struct SyncPlaces: Sendable {
    /// Opens a client of a server by its address; nil for the usual security.
    package typealias Opening =
        @Sendable (String, ConnectionSecurity?) throws(SyncError) -> any ServerClientInput

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
        return try await withCipher(of: key) { cipher, sealing throws(SyncError) in
            let names = try await names(of: base, cipher, sealing, settings.place.text)
            return try await body(SealedRemote(base, cipher: cipher, names: names, key: sealing))
        }
    }

    /// The names that this machine remembers; without them, the secret is found again.
    private func names(
        of base: any SyncRemote, _ cipher: any SyncCipher, _ sealing: SealingKey, _ place: String
    ) async throws(SyncError) -> SealedNames {
        guard let names = SealedNames(namesFile) else {
            guard let secret = try await secret(of: base, cipher, sealing) else {
                throw .otherKey(place)
            }
            return SealedNames(secret, in: namesFile)
        }
        // The file that has a secret of its own may be lost; each machine that knows it puts it
        // back.
        if names.secret != sealing.nameSecret,
            try await base.content(of: NameSecret.fileName) == nil
        {
            let sealed = try await cipher.encrypt(names.secret.bytes)
            _ = try await base.put(sealed, as: NameSecret.fileName, if: .absent)
        }
        return names
    }

    /// Checks that a key is the one of a place; does nothing without a key.
    func check(
        _ key: SyncKey?, of base: any SyncRemote, _ marker: SyncMarker, _ place: String
    ) async throws(SyncError) {
        guard let key else { return }
        try await withCipher(of: key) { cipher, sealing throws(SyncError) in
            guard marker.isProven(by: sealing),
                try await secret(of: base, cipher, sealing) != nil
            else { throw .otherKey(place) }
        }
    }

    /// The marker of a new log, which is encrypted with a key; nil for none.
    func marker(_ log: RecordID, _ key: SyncKey?) throws(SyncError) -> SyncMarker {
        SyncMarker(log: log, encryption: key?.program, key: try key?.sealingKey())
    }

    /// Calls a closure with a cipher, of which nothing is left afterwards.
    private func withCipher<Value>(
        of key: SyncKey,
        _ body: (any SyncCipher, SealingKey) async throws(SyncError) -> Value
    ) async throws(SyncError) -> Value {
        let sealing = try key.sealingKey()
        let cipher = try await ciphers.cipher(of: key)
        do throws(SyncError) {
            let value = try await body(cipher, sealing)
            await cipher.close()
            return value
        } catch {
            await cipher.close()
            throw error
        }
    }

    /// The secret of the names of a place; nil if it is encrypted with another key.
    private func secret(
        of base: any SyncRemote, _ cipher: any SyncCipher, _ sealing: SealingKey
    ) async throws(SyncError) -> NameSecret? {
        guard let sealed = try await base.content(of: NameSecret.fileName) else {
            return sealing.nameSecret
        }
        return try await cipher.decrypt(sealed).flatMap { NameSecret($0) }
    }

    /// Removes what is kept of names, and what was left of keys.
    func forget() async throws(SyncError) {
        try namesFile.remove()
        await removeLeftovers()
    }

    /// Removes copies of keys that a killed process has left.
    func removeLeftovers() async { await ciphers.removeLeftovers() }

    /// Opens the side without decrypting anything.
    func base(_ settings: SyncSettings) async throws(SyncError) -> any SyncRemote {
        switch settings.place {
        case .folder(let path): return FolderRemote(path: path, pause: pause)
        case .server(let address):
            let client = try await client(address, settings.credentials, settings.connection)
            let unknown = WebDAVConditions(absent: false, match: .none, locks: true)
            return WebDAVRemote(
                client, conditions: settings.conditions ?? unknown, pause: pause)
        }
    }

    /// Opens the side that is to be set up, of which nothing is known.
    func base(_ setup: SyncSetup, _ key: SyncKey?) async throws(SyncError) -> any SyncRemote {
        try await base(
            SyncSettings(
                place: setup.place, credentials: setup.credentials, conditions: nil, key: key,
                connection: setup.connection))
    }

    /// Finds out what a place honours; nil for a folder.
    func conditions(_ setup: SyncSetup) async throws(SyncError) -> WebDAVConditions? {
        guard case .server(let address) = setup.place else { return nil }
        let client = try await client(address, setup.credentials, setup.connection)
        let probe = WebDAVProbe(
            client, number: UInt64.random(in: .min ... .max), pause: pause)
        let conditions = try await probe.conditions()
        guard conditions.isSafe else { throw .unsafe(address) }
        return conditions
    }

    private func client(
        _ address: String, _ credentials: SyncCredentials?, _ connection: SyncConnection
    ) async throws(SyncError) -> WebDAVClient {
        if credentials != nil, SyncPlace.server(address).isOpenToOthers {
            throw .openConnection(address)
        }
        var field: HTTPField?
        var security = ConnectionSecurity(connection)
        if let credentials {
            field = try await secrets.field(for: credentials)
            security.digest = try await secrets.digest(for: credentials)
        }
        let usual = ConnectionSecurity()
        return WebDAVClient(
            try open(address, security == usual ? nil : security), authorization: field,
            hasCredentials: credentials != nil)
    }
}

extension ConnectionSecurity {
    fileprivate init(_ connection: SyncConnection) {
        self.init()
        authorities = connection.authorities
        publicKey = connection.publicKey
        certificate = connection.certificate
        certificateKey = connection.certificateKey
    }
}
