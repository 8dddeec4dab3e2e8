import Essentials

extension ResponseCache {
    /// How much is kept, and for how long.
    struct Limits {
        /// The longest file, in bytes: a body of 32 MiB and what goes with it.
        var entrySize = 32 << 20 + CacheFormat.headLimit + 16

        /// The room for all files, in bytes.
        var totalSize = 64 << 20

        /// How long a file is kept: 30 days.
        var age: TimeInterval = 30 * 24 * 60 * 60

        /// How long a file may take to be written, before its writer counts as dead: an hour.
        var temporaryAge: TimeInterval = 60 * 60
    }

    /// Removes what is too old, and then the oldest until the rest has room.
    ///
    /// It opens no file: the folder and the dates in it are all it reads.
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

    /// An answer from as far in the future is left by a clock that was wrong, and is as useless.
    private func isOutdated(_ file: CacheFolder.File, at now: Date) -> Bool {
        let age = now.timeIntervalSince(file.modified)
        return file.isTemporary ? age > limits.temporaryAge : abs(age) > limits.age
    }

    /// Whole blocks of 4 KiB, which bounds the number of small files too.
    private static func room(for file: CacheFolder.File) -> Int {
        (file.size + 4095) / 4096 * 4096
    }
}
