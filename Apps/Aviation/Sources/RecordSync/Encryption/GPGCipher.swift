import SectionEssentials

/// Encrypts with GnuPG, which is run for each file with a keyring of its own.
///
/// The keys of the person are never touched.
struct GPGCipher: SyncCipher {
    let key: SyncKey

    /// The path of the folder with the keyring.
    let ring: String

    let run: CipherPrograms.Running

    /// Makes the keyring.
    ///
    /// - Throws: `SyncError` if gpg does not accept the key.
    init(_ key: SyncKey, ring: String, run: @escaping CipherPrograms.Running)
        async throws(SyncError)
    {
        self.key = key
        self.ring = ring
        self.run = run
        // The daemon for smart cards takes longer to start than the rest.
        try PrivateFile(path: "\(ring)/gpg-agent.conf").write(Data("disable-scdaemon\n".utf8))
        guard await run("gpg", options + ["--import", key.path], Data()) != nil else {
            await close()
            throw .noCipher("gpg", key.path)
        }
    }

    /// Nothing is ever asked; a key with a passphrase is refused.
    private var options: [String] {
        [
            "--homedir", ring, "--batch", "--quiet", "--pinentry-mode", "loopback", "--passphrase",
            "",
        ]
    }

    func encrypt(_ plain: Data) async throws(SyncError) -> Data {
        let words = ["--default-recipient-self", "--trust-model", "always", "--encrypt"]
        let output = await run("gpg", options + words, plain)
        guard let output, !output.bytes.isEmpty else { throw .noCipher("gpg", key.path) }
        return output.bytes
    }

    func decrypt(_ sealed: Data) async throws(SyncError) -> Data? {
        try await certain(sealed) { sealed in
            let output = await run("gpg", options + ["--status-fd", "2", "--decrypt"], sealed)
            // gpg also "decrypts" what was never encrypted.
            guard let output, output.messages.contains("[GNUPG:] DECRYPTION_OKAY") else {
                return nil
            }
            return output.bytes
        }
    }

    func close() async { await Self.close(ring, run) }

    /// Ends the agent of a keyring, and removes it.
    ///
    /// The agent removes its sockets while it ends, so that one may be gone before it is removed
    /// here; then the rest, which has the secret key, is removed again.
    static func close(_ ring: String, _ run: CipherPrograms.Running) async {
        _ = await run("gpgconf", ["--homedir", ring, "--kill", "all"], Data())
        for _ in 0..<20 {
            try? FileManager.default.removeItem(atPath: ring)
            if !FileManager.default.fileExists(atPath: ring) { return }
            // Also after a cancellation there is a moment for the agent.
            await Task { try? await Task.sleep(for: .milliseconds(50)) }.value
        }
    }
}
