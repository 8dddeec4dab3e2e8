import SectionEssentials

/// Encrypts with age, which is run for each file.
struct AgeCipher: SyncCipher {
    let key: SyncKey
    let run: CipherPrograms.Running

    func encrypt(_ plain: Data) async throws(SyncError) -> Data {
        let output = await run("age", ["--encrypt", "--identity", key.path], plain)
        guard let output, !output.bytes.isEmpty else { throw .noCipher("age", key.path) }
        return output.bytes
    }

    func decrypt(_ sealed: Data) async throws(SyncError) -> Data? {
        try await certain(sealed) {
            await run("age", ["--decrypt", "--identity", key.path], $0)?.bytes
        }
    }

    func close() {}
}
