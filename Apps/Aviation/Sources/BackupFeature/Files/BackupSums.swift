import SectionEssentials

/// The hashes of the files of a backup, as `sha256sum` writes and checks them.
struct BackupSums: Equatable {
    private var lines: [String] = []

    /// Adds a file.
    mutating func add(_ file: BackupFile, _ content: Data) {
        lines.append("\(SHA256.hex(of: Array(content)))  \(file.name)\n")
    }

    /// The content of the file of hashes.
    var content: Data { Data(lines.joined().utf8) }
}
