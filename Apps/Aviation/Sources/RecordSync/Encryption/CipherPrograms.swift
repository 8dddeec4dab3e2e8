package import Essentials

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The programs age and gpg.
package struct CipherPrograms: SyncCiphersInput {
    /// What a program wrote.
    package struct Output: Sendable {
        let bytes: Data

        /// What it wrote to its standard error.
        let messages: String

        package init(bytes: Data, messages: String) {
            self.bytes = bytes
            self.messages = messages
        }
    }

    /// Runs a program with arguments and an input; nil if it failed.
    package typealias Running = @Sendable (String, [String], Data) async -> Output?

    private let folder: String
    private let hasProgram: @Sendable (String) -> Bool
    private let run: Running

    /// Creates the ciphers.
    ///
    /// - Parameter folder: the path of the folder for keyrings.
    package init(
        folder: String, hasProgram: @escaping @Sendable (String) -> Bool, run: @escaping Running
    ) {
        self.folder = folder
        self.hasProgram = hasProgram
        self.run = run
    }

    package func cipher(of key: SyncKey) async throws(SyncError) -> any SyncCipher {
        let program = key.program
        guard hasProgram(program.rawValue) else {
            throw .noProgram(program.rawValue, package: program.package)
        }
        switch program {
        case .age: return AgeCipher(key: key, run: run)
        case .gpg:
            removeLeftovers()
            let name = "\(Self.beginning)\(getpid())-\(UInt16.random(in: .min ... .max))"
            return try await GPGCipher(key, ring: "\(folder)/\(name)", run: run)
        }
    }

    private static let beginning = "gnupg-"

    /// Removes the keyrings of processes that were killed; their agents end by themselves.
    private func removeLeftovers() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard name.hasPrefix(Self.beginning),
                let process = Int32(name.dropFirst(Self.beginning.count).prefix { $0 != "-" }),
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }
}
