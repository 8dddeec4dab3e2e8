import CLibrary
public import Essentials

/// Keeps the answers of servers in a folder, for one user and one program (RFC 9111).
///
/// Any number of processes may use a folder at once, and any of them may be killed at any moment.
/// Whatever is wrong with a file in it, be it damaged or planted by someone else, is a miss. A
/// folder that is a symbolic link, or not this user's alone to write to, is not used at all: that,
/// a full disk and the like are a ``CacheError``.
///
/// The calls block, for about as long as reading or writing a file takes.
public struct ResponseCache: Sendable {
    let folder: String
    let limits: Limits

    /// Uses a folder, which is made when something is first stored.
    public init(folder: String) {
        self.init(folder: folder, limits: Limits())
    }

    init(folder: String, limits: Limits) {
        self.folder = folder
        self.limits = limits
    }

    /// The folder for a program, by the XDG Base Directory Specification.
    ///
    /// - Returns: nil if the environment names no absolute folder.
    public static func defaultFolder(program: String, environment: [String: String]) -> String? {
        UserFolder.caches.path(for: program, environment: environment)
    }
}

// MARK: - One answer

extension ResponseCache {
    /// The answer that was last stored for a request, fresh or stale.
    ///
    /// What is found in its place and cannot be read is removed.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be used.
    package func entry(for key: CacheKey) throws(CacheError) -> CachedResponse? {
        guard let folder = try CacheFolder.opened(at: folder) else { return nil }
        let name = key.fileName
        // One byte more than a file can have, so that a longer one is not whole.
        let limit = limits.entrySize + 1
        switch folder.read(name, limit: limit, CacheFormat.decode) {
        case .value(let found):
            // It may be for other fields of a request, where the answer varies by them.
            let isSelected = found.selection == key.selection(by: found.response.fields)
            return found.url == key.url && isSelected ? found.response : nil
        case .broken: folder.remove(name)
        case .missing: break
        }
        return nil
    }

    /// Keeps a complete answer in the place of an older one for the same request.
    ///
    /// An answer that may not be kept (`no-store`, `Vary: *`, a user's name in the URL, longer
    /// than 32 MiB) leaves nothing in its place: the older one is no longer what the server says.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be used, or the file not be written.
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

// MARK: - All answers

extension ResponseCache {
    /// What is known of an answer in the cache without reading its body.
    public struct Item: Equatable, Sendable {
        /// The address it came from.
        public let url: String

        /// When it came, or was last confirmed.
        public let stored: Date

        /// The length of its file, in bytes.
        public let size: Int
    }

    /// The answers in the cache, by URL; none if there is no folder.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be used.
    public func list() throws(CacheError) -> [Item] {
        guard let folder = try CacheFolder.opened(at: folder) else { return [] }
        var items: [Item] = []
        for file in try folder.files() where !file.isDraft {
            let head = folder.read(file.name, limit: CacheFormat.headLimit, CacheFormat.head)
            guard case .value(let head) = head else { continue }
            items.append(Item(url: head.url, stored: head.stored, size: file.size))
        }
        return items.sorted { $0.url < $1.url }
    }

    /// Removes all answers, and gives their number.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be used, or a file in it not be removed.
    @discardableResult
    public func clear() throws(CacheError) -> Int {
        guard let folder = try CacheFolder.opened(at: folder) else { return 0 }
        var count = 0
        var failure: SystemError?
        for file in try folder.files() {
            if folder.remove(file.name) {
                if !file.isDraft { count += 1 }
            } else if errno != ENOENT, failure == nil {
                failure = .last
            }
        }
        if let failure { throw folder.failure(failure) }
        return count
    }
}
