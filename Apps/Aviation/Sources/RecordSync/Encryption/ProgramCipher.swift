package import Essentials

/// Encrypts with a program, which is run for each file.
struct ProgramCipher: SyncCipher {
    let key: SyncKey
    let programs: ProgramCiphers

    func encrypt(_ plain: Data) async throws(SyncError) -> Data {
        let arguments =
            switch key.program {
            case .age: ["--encrypt", "--identity", key.path]
            case .gpg:
                programs.gpg + ["--default-recipient-self", "--trust-model", "always", "--encrypt"]
            }
        let output = await programs.run(key.program.rawValue, arguments, plain)
        guard let output, !output.isEmpty else { throw .noCipher(key.program.rawValue, key.path) }
        return output
    }

    func decrypt(_ sealed: Data) async throws(SyncError) -> Data? {
        if let plain = await plain(of: sealed) { return plain }
        // What cannot be decrypted may be replaced; so it must not be the program that fails.
        let probe = Data("probe".utf8)
        guard await plain(of: try await encrypt(probe)) == probe else {
            throw .noCipher(key.program.rawValue, key.path)
        }
        return nil
    }

    private func plain(of sealed: Data) async -> Data? {
        let arguments =
            switch key.program {
            case .age: ["--decrypt", "--identity", key.path]
            case .gpg: programs.gpg + ["--decrypt"]
            }
        return await programs.run(key.program.rawValue, arguments, sealed)
    }
}

/// The programs age and gpg.
///
/// gpg gets a folder of its own with only this key, and never touches the keys of the person.
package struct ProgramCiphers: SyncCiphersInput {
    /// Runs a program with arguments and an input, and returns what it wrote; nil if it failed.
    package typealias Running = @Sendable (String, [String], Data) async -> Data?

    private let folder: String
    private let hasProgram: @Sendable (String) -> Bool
    let run: Running

    /// Creates the ciphers.
    ///
    /// - Parameter folder: the path of the folder for gpg, which is made.
    package init(
        folder: String, hasProgram: @escaping @Sendable (String) -> Bool, run: @escaping Running
    ) {
        self.folder = folder
        self.hasProgram = hasProgram
        self.run = run
    }

    var gpg: [String] { ["--homedir", folder, "--batch", "--quiet"] }

    package func cipher(of key: SyncKey) async throws(SyncError) -> any SyncCipher {
        let program = key.program
        guard hasProgram(program.rawValue) else {
            throw .noProgram(program.rawValue, package: program.package)
        }
        if program == .gpg {
            PrivateFile(path: "\(folder)/key").makeFolder()
            guard await run("gpg", gpg + ["--import", key.path], Data()) != nil else {
                throw .noCipher("gpg", key.path)
            }
        }
        return ProgramCipher(key: key, programs: self)
    }

    package func close() async {
        guard FileManager.default.fileExists(atPath: folder) else { return }
        _ = await run("gpgconf", ["--homedir", folder, "--kill", "all"], Data())
    }

    package func forget() async {
        await close()
        try? FileManager.default.removeItem(atPath: folder)
    }
}
