package import SectionEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
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
        await removeLeftovers()
        guard hasProgram(program.rawValue) else {
            throw .noProgram(program.rawValue, package: program.package)
        }
        switch program {
        case .age: return AgeCipher(key: key, run: run)
        case .gpg:
            let name = "\(getpid())-\(UInt16.random(in: .min ... .max))"
            let place = places.first { $0.utf8.count < Self.longestPath } ?? places[1]
            return try await GPGCipher(key, ring: place + name, run: run)
        }
    }

    /// Where keyrings are made, as the beginnings of their paths: in the folder, or in that for
    /// temporary files if the path is too long for the socket of an agent.
    private var places: [String] { ["\(folder)/gnupg-", "/tmp/flight-log-\(getuid())-gnupg-"] }

    private static let longestPath = 70

    /// Removes the keyrings of processes that were killed, and ends their agents.
    package func removeLeftovers() async {
        for place in places {
            guard let slash = place.lastIndex(of: "/") else { continue }
            let beginning = place[place.index(after: slash)...]
            let names = try? FileManager.default.contentsOfDirectory(
                atPath: String(place[..<slash]))
            for name in names ?? [] where name.hasPrefix(beginning) {
                let digits = name.dropFirst(beginning.count).prefix { $0 != "-" }
                guard let process = Int32(digits), kill(process, 0) != 0, errno == ESRCH else {
                    continue
                }
                await GPGCipher.close("\(place[...slash])\(name)", run)
            }
        }
    }
}
