import Foundation
import Testing

@testable import Networking

/// A folder that might not be this user's alone is not used, neither to read nor to write.
struct ResponseCacheFolderTests {
    private let parent = TemporaryFolder()
    private let url = "https://api.example/"
    private var path: String { parent.path + "/a/b" }
    private var cache: ResponseCache { ResponseCache(folder: path) }

    @Test func `makes the folder for this user alone, and those around it as usual`() {
        mkdir(parent.path + "/usual", 0o777)

        cache.store(.sample(), for: url)

        #expect(mode(of: path) == 0o700)
        #expect(mode(of: parent.path + "/a") == mode(of: parent.path + "/usual"))
        #expect(mode(of: "\(path)/\(CacheFormat.fileName(for: url))") == 0o600)
    }

    @Test func `makes no folder just to look`() throws {
        #expect(try cache.entry(for: CacheKey(url: url)) == nil)
        #expect(try cache.list() == [])
        #expect(try cache.clear() == 0)
        cache.store(.sample(fields: [HTTPField("Vary", "*")]), for: url)

        #expect(parent.names == [])
    }

    @Test(arguments: ["", "/", "//"])
    func `does not use a link to a folder`(slashes: String) {
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
    func `does not use a folder that others may write to`(mode: mode_t) {
        cache.store(.sample("old"), for: url)
        chmod(path, mode)

        #expect(flaws(of: cache) == Set([.writableByOthers]))
        cache.store(.sample("new"), for: url)

        chmod(path, 0o755)
        #expect(cache.entry(for: url) == .sample("old"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
    func `does not use the folder of another user`() {
        cache.store(.sample(), for: url)
        chown(path, 1, 1)

        #expect(flaws(of: cache) == Set([.otherOwner]))
    }

    @Test func `does without a folder where a file is in its place`() throws {
        try parent.write("", to: "a", modified: CachedResponse.noon)

        cache.store(.sample(), for: url)
        ResponseCache(folder: parent.path + "/a").store(.sample(), for: url)

        #expect(flaws(of: cache) == Set([.system(reason: "Not a directory")]))
        #expect(flaws(of: ResponseCache(folder: parent.path + "/a")) == Set([.notFolder]))
        #expect(parent.names == ["a"])
    }

    @Test(arguments: ["", "/", "caches"])
    func `does without a folder that can be none`(folder: String) {
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
    func `says what is wrong with a folder`(flaw: CacheError.Flaw, words: String) {
        let error = CacheError(folder: "/caches/a", flaw: flaw)

        #expect(error.summary == "the cache folder '/caches/a' \(words)")
    }
}

/// What each use of a cache says of its folder.
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
