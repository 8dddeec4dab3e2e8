/// The file with the key that encrypts what the other side gets; never the key itself.
package struct SyncKey: Equatable, Sendable {
    /// The program that encrypts.
    package enum Program: String, CaseIterable, Sendable {
        /// The program age (<https://age-encryption.org>), with an identity file of `age-keygen`.
        case age

        /// GnuPG, with an exported secret key (RFC 4880) without a passphrase.
        case gpg

        /// The package of Debian that has it.
        package var package: String {
            switch self {
            case .age: "age"
            case .gpg: "gnupg"
            }
        }
    }

    package let program: Program

    /// The absolute path of the file.
    package let path: String

    package init(program: Program, path: String) {
        self.program = program
        self.path = path
    }

    /// Finds out what the key of a file is for.
    ///
    /// - Throws: `SyncError` if there is no such file, others can read it, or it is no key.
    init(file path: String) throws(SyncError) {
        let file = PrivateFile(path: path)
        guard let mode = file.mode, let content = try file.read() else { throw .noFile(path) }
        guard mode & 0o077 == 0 else { throw .openSecret(path, mode: mode) }
        let start = String(decoding: content.prefix(4096), as: UTF8.self)
        if start.contains("AGE-SECRET-KEY-") {
            self.init(program: .age, path: path)
        } else if start.hasPrefix("-----BEGIN PGP PRIVATE KEY BLOCK-----")
            || content.first.map({ $0 == 0xC5 || $0 & 0xFC == 0x94 }) == true
        {
            // A binary export begins with the packet of a secret key: tag 5, in either format.
            self.init(program: .gpg, path: path)
        } else {
            throw .noKey(path)
        }
    }
}
