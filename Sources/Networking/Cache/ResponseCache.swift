import SectionCLibrary
public import SectionEssentials

/// Caches the responses of servers in a folder, for one user and one program (RFC 9111).
///
/// Any number of processes may use a folder at once, and any of them may be killed at any moment. A
/// damaged or foreign file counts as a miss. A folder that is a symbolic link, or that other users
/// can write to, is not used; that, a full disk and similar problems are a ``CacheError``.
///
/// Calls block for about as long as it takes to read or write a file.
public struct ResponseCache: Sendable {
    let folder: String
    let limits: Limits

    /// Creates a cache in a folder, which is created when a response is first stored.
    public init(folder: String) {
        self.init(folder: folder, limits: Limits())
    }

    init(folder: String, limits: Limits) {
        self.folder = folder
        self.limits = limits
    }

    /// The default cache folder of a program (XDG Base Directory Specification).
    ///
    /// - Returns: nil if the environment contains no absolute path for it.
    public static func defaultFolder(program: String, environment: [String: String]) -> String? {
        UserFolder.caches.path(for: program, environment: environment)
    }
}

// MARK: - One response

extension ResponseCache {
    /// The response that was last stored for a request, fresh or stale.
    ///
    /// A file that cannot be read is removed.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be used.
    package func entry(for key: CacheKey) throws(CacheError) -> CachedResponse? {
        guard let folder = try CacheFolder.opened(at: folder) else { return nil }
        let name = key.fileName
        // One byte above the limit, so that a file that is too long fails its checksum.
        let limit = limits.entrySize + 1
        switch folder.read(name, limit: limit, CacheFormat.decode) {
        case .value(let found):
            // The response may vary by request fields, and be stored for other values of them.
            let isSelected = found.selection == key.selection(by: found.response.fields)
            return found.url == key.url && isSelected ? found.response : nil
        case .broken: folder.remove(name)
        case .missing: break
        }
        return nil
    }

    /// Stores a complete response, replacing an older one for the same request.
    ///
    /// If the response must not be cached (`no-store`, `Vary: *`, a user name in the URL, larger
    /// than 32 MiB), the older one is removed too, because it is out of date.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be used or the file cannot be written.
    package func store(_ response: CachedResponse, for key: CacheKey) throws(CacheError) {
        guard let (head, end) = CacheFormat.encode(response, for: key),
            head.count + response.body.count + end.count <= limits.entrySize
        else {
            try CacheFolder.opened(at: folder)?.remove(key.fileName)
            return
        }
        try CacheFolder.create(at: folder)
        guard let folder = try CacheFolder.opened(at: folder) else { return }
        try folder.replace(
            key.fileName, with: [head, response.body, end], modified: response.stored)
        sweep(folder, at: response.stored)
    }
}

// MARK: - All responses

extension ResponseCache {
    /// A cached response without its body.
    public struct Item: Equatable, Sendable {
        /// The address of the resource.
        public let url: String

        /// When the response was received, or last confirmed.
        public let stored: Date

        /// The size of the file, in bytes.
        public let size: Int
    }

    /// The cached responses, sorted by URL; empty if there is no folder.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be used.
    public func list() throws(CacheError) -> [Item] {
        guard let folder = try CacheFolder.opened(at: folder) else { return [] }
        var items: [Item] = []
        for file in try folder.files() where !file.isTemporary && !file.isPause {
            let head = folder.read(file.name, limit: CacheFormat.headLimit, CacheFormat.head)
            guard case .value(let head) = head else { continue }
            items.append(Item(url: head.url, stored: head.stored, size: file.size))
        }
        return items.sorted { $0.url < $1.url }
    }

    /// The paths and queries of the responses of a server that were stored last, the newest first; empty
    /// if the folder cannot be used.
    ///
    /// - Parameters:
    ///   - server: the address of the server.
    ///   - limit: how many files are looked at, because there may be very many.
    package func recentTargets(of server: String, limit: Int = 200) -> [String] {
        guard let folder = try? CacheFolder.opened(at: folder), let files = try? folder.files()
        else { return [] }
        let newest = files.filter { !$0.isTemporary }.sorted { $0.modified > $1.modified }
        return newest.prefix(limit).compactMap { file in
            let head = folder.read(file.name, limit: CacheFormat.headLimit, CacheFormat.head)
            guard case .value(let head) = head, head.url.hasPrefix(server) else { return nil }
            return String(head.url.dropFirst(server.count))
        }
    }

    /// Removes all responses, and returns their number.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be used or a file cannot be removed.
    @discardableResult
    public func clear() throws(CacheError) -> Int {
        guard let folder = try CacheFolder.opened(at: folder) else { return 0 }
        var count = 0
        var failure: SystemError?
        for file in try folder.files() {
            if folder.remove(file.name) {
                if !file.isTemporary, !file.isPause { count += 1 }
            } else if errno != ENOENT, failure == nil {
                failure = .last
            }
        }
        if let failure { throw folder.failure(failure) }
        return count
    }
}

extension ResponseCache {
    /// The limits of a cache.
    struct Limits {
        /// The maximum size of a file, in bytes: a body of 32 MiB, a head and a checksum.
        var entrySize = 32 << 20 + CacheFormat.headLimit + 16

        /// The maximum size of all files together, in bytes.
        var totalSize = 64 << 20

        /// The maximum age of a file: 30 days.
        var age: TimeInterval = 30 * 24 * 60 * 60

        /// The time after which no server asks to wait any more: a day.
        var pauseAge: TimeInterval = 24 * 60 * 60

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
        if file.isPause { return age.magnitude > limits.pauseAge }
        return file.isTemporary ? age > limits.temporaryAge : age.magnitude > limits.age
    }

    /// The size in whole blocks of 4 KiB, which limits the number of small files too.
    private static func room(for file: CacheFolder.File) -> Int {
        (file.size + 4095) / 4096 * 4096
    }
}
