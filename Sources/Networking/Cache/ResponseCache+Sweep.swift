import Essentials

extension ResponseCache {
    /// The limits of a cache.
    struct Limits {
        /// The maximum size of a file, in bytes: a body of 32 MiB, a head and a checksum.
        var entrySize = 32 << 20 + CacheFormat.headLimit + 16

        /// The maximum size of all files together, in bytes.
        var totalSize = 64 << 20

        /// The maximum age of a file: 30 days.
        var age: TimeInterval = 30 * 24 * 60 * 60

        /// The time after which the writer of a temporary file is presumed dead: an hour.
        var temporaryAge: TimeInterval = 60 * 60
    }

    /// Removes files that are too old, and then the oldest ones until the rest fit the limit.
    ///
    /// It opens no files, and reads only their dates and sizes.
    func sweep(_ folder: borrowing CacheFolder, at now: Date) {
        var kept: [CacheFolder.File] = []
        for file in (try? folder.files()) ?? [] {
            if isOutdated(file, at: now) {
                folder.remove(file.name)
            } else if !file.isTemporary {
                kept.append(file)
            }
        }
        var total = kept.reduce(0) { $0 + Self.room(for: $1) }
        guard total > limits.totalSize else { return }
        for file in kept.sorted(by: { $0.modified < $1.modified }) where total > limits.totalSize {
            folder.remove(file.name)
            total -= Self.room(for: file)
        }
    }

    /// Whether a file is too old, or so far in the future that a clock must have been wrong.
    private func isOutdated(_ file: CacheFolder.File, at now: Date) -> Bool {
        let age = now.timeIntervalSince(file.modified)
        return file.isTemporary ? age > limits.temporaryAge : abs(age) > limits.age
    }

    /// The size in whole blocks of 4 KiB, which limits the number of small files too.
    private static func room(for file: CacheFolder.File) -> Int {
        (file.size + 4095) / 4096 * 4096
    }
}
