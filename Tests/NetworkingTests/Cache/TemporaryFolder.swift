import Foundation

@testable import Networking

/// A folder for one test, removed with its contents after the test.
final class TemporaryFolder: Sendable {
    let path: String

    init(_ name: String = UUID().uuidString) {
        path = Self.path(of: name)
        mkdir(path, 0o700)
    }

    static func path(of name: String) -> String {
        FileManager.default.temporaryDirectory.path + "/response-cache-" + name
    }

    deinit {
        chmod(path, 0o700)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The names of all files, sorted.
    var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    }

    /// The path of the file for a URL.
    func file(for url: String) -> String { "\(path)/\(CacheFormat.fileName(for: url))" }

    func write(_ content: String, to name: String, modified: Date) throws {
        let file = "\(path)/\(name)"
        try content.write(toFile: file, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: file)
    }
}

func mode(of path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
}

extension CachedResponse {
    static let noon = Date(timeIntervalSince1970: 1_700_000_000.25)

    /// A response of a few bytes.
    static func sample(
        _ body: String = "[1, 2]",
        fields: [HTTPField] = [HTTPField("ETag", "\"a: b\"")],
        stored: Date = noon
    ) -> CachedResponse {
        CachedResponse(fields: fields, body: Data(body.utf8), stored: stored)
    }
}

/// Accesses the cache by URL alone, and treats errors as misses.
extension ResponseCache {
    func entry(for url: String) -> CachedResponse? {
        try? entry(for: CacheKey(url: url))
    }

    func store(_ response: CachedResponse, for url: String) {
        try? store(response, for: CacheKey(url: url))
    }
}

extension CacheFormat {
    static func fileName(for url: String) -> String { CacheKey(url: url).fileName }
}
