import Foundation
import Testing

@testable import Networking

/// A folder that others may control is not used, for reading or writing.
struct ResponseCacheFolderTests {
    private let parent = TemporaryFolder()
    private let url = "https://api.example/"
    private var path: String { parent.path + "/a/b" }
    private var cache: ResponseCache { ResponseCache(folder: path) }

    @Test func `the folder is created for this user only, its parents as usual`() {
        mkdir(parent.path + "/usual", 0o777)

        cache.store(.sample(), for: url)

        #expect(mode(of: path) == 0o700)
        #expect(mode(of: parent.path + "/a") == mode(of: parent.path + "/usual"))
        #expect(mode(of: "\(path)/\(CacheFormat.fileName(for: url))") == 0o600)
    }

    @Test func `reading creates no folder`() throws {
        #expect(try cache.entry(for: CacheKey(url: url)) == nil)
        #expect(try cache.list() == [])
        #expect(try cache.clear() == 0)
        cache.store(.sample(fields: [HTTPField("Vary", "*")]), for: url)

        #expect(parent.names == [])
    }

    @Test(arguments: ["", "/", "//"])
    func `a link to a folder is not used`(slashes: String) {
        let elsewhere = TemporaryFolder()
        let target = ResponseCache(folder: elsewhere.path + slashes)
        target.store(.sample("old"), for: url)
        symlink(elsewhere.path, parent.path + "/link")
        let cache = ResponseCache(folder: parent.path + "/link" + slashes)

        cache.store(.sample("new"), for: url)

        #expect(flaws(of: cache) == Set([.symbolicLink]))
        #expect(target.entry(for: url) == .sample("old"))
    }

    @Test(arguments: [mode_t(0o720), 0o702, 0o777])
    func `a folder that others may write to is not used`(mode: mode_t) {
        cache.store(.sample("old"), for: url)
        chmod(path, mode)

        #expect(flaws(of: cache) == Set([.writableByOthers]))
        cache.store(.sample("new"), for: url)

        chmod(path, 0o755)
        #expect(cache.entry(for: url) == .sample("old"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
    func `the folder of another user is not used`() {
        cache.store(.sample(), for: url)
        chown(path, 1, 1)

        #expect(flaws(of: cache) == Set([.otherOwner]))
    }

    @Test func `a file in the place of the folder is reported`() throws {
        try parent.write("", to: "a", modified: CachedResponse.noon)

        cache.store(.sample(), for: url)
        ResponseCache(folder: parent.path + "/a").store(.sample(), for: url)

        #expect(flaws(of: cache) == Set([.system(reason: "Not a directory")]))
        #expect(flaws(of: ResponseCache(folder: parent.path + "/a")) == Set([.notFolder]))
        #expect(parent.names == ["a"])
    }

    @Test(arguments: ["", "/", "caches"])
    func `a path that cannot be a folder is reported`(folder: String) {
        let cache = ResponseCache(folder: folder)

        cache.store(.sample(), for: url)

        #expect(flaws(of: cache) == Set([.notAbsolute]))
    }

    @Test(arguments: [
        (CacheError.Flaw.notAbsolute, "is not an absolute path"),
        (.symbolicLink, "is a symbolic link"), (.notFolder, "is not a folder"),
        (.otherOwner, "belongs to another user"),
        (.writableByOthers, "can be written to by other users"),
        (.system(reason: "Permission denied"), "cannot be used: Permission denied"),
    ])
    func `an error says what is wrong with a folder`(flaw: CacheError.Flaw, words: String) {
        let error = CacheError(folder: "/caches/a", flaw: flaw)

        #expect(error.summary == "the cache folder '/caches/a' \(words)")
    }
}

/// The problems that the operations of a cache report for its folder.
func flaws(of cache: ResponseCache) -> Set<CacheError.Flaw?> {
    let key = CacheKey(url: "https://api.example/")
    return [
        flaw { _ = try cache.entry(for: key) }, flaw { try cache.store(.sample("new"), for: key) },
        flaw { _ = try cache.list() }, flaw { try cache.clear() },
    ]
}

private func flaw(of use: () throws -> Void) -> CacheError.Flaw? {
    do {
        try use()
        return nil
    } catch {
        return (error as? CacheError)?.flaw
    }
}
