import Foundation
import Testing

@testable import Networking

struct ResponseCacheTests {
    private let folder = TemporaryFolder()
    private let url = "https://api.example/v4/launches?limit=10"
    private var cache: ResponseCache { ResponseCache(folder: folder.path) }

    @Test(arguments: ["", "x", "[1, 2, 3]", "\n\n\0é", String(repeating: "ab", count: 300_000)])
    func `a stored response is returned unchanged`(body: String) {
        let fields = [
            HTTPField("etag", "W/\"a: é\""), HTTPField("Cache-Control", "max-age=60"),
            HTTPField("Last-Modified", ""),
        ]
        let stored = Date(timeIntervalSinceReferenceDate: 722_000_000.123_456_7)
        let response = CachedResponse.sample(body, fields: fields, stored: stored)

        cache.store(response, for: url)

        #expect(cache.entry(for: url) == response)
    }

    @Test func `responses are separated by their whole URL`() {
        cache.store(.sample("a"), for: url)
        cache.store(.sample("b"), for: url + "0")
        cache.store(.sample("c"), for: url)

        #expect(cache.entry(for: url)?.body == Data("c".utf8))
        #expect(cache.entry(for: url + "0")?.body == Data("b".utf8))
        #expect(cache.entry(for: "https://api.example/V4/launches?limit=10") == nil)
    }

    @Test func `the paths and queries of a server are listed, the newest first`() {
        let server = "https://api.example"
        for (seconds, path) in [(1.0, "/a"), (3, "/b?x=1"), (2, "/c")] {
            let stored = Date(timeIntervalSinceReferenceDate: 722_000_000 + seconds)
            cache.store(.sample(stored: stored), for: server + path)
        }
        cache.store(.sample(), for: "https://other.example/d")

        #expect(cache.recentTargets(of: server) == ["/b?x=1", "/c", "/a"])
        #expect(cache.recentTargets(of: "https://none.example") == [])
        #expect(ResponseCache(folder: "/nowhere").recentTargets(of: server) == [])
    }

    @Test func `the file of one URL is not used for another`() throws {
        cache.store(.sample(), for: url)
        let other = "https://other.example/"
        try FileManager.default.copyItem(
            atPath: folder.file(for: url), toPath: folder.file(for: other))

        #expect(cache.entry(for: other) == nil)
    }

    @Test func `cookies are not written`() throws {
        cache.store(.sample(fields: [HTTPField("Set-Cookie", "secret")]), for: url)

        let text = try String(contentsOfFile: folder.file(for: url), encoding: .utf8)
        #expect(text.contains(url))
        #expect(!text.contains("secret"))
    }

    @Test(arguments: [
        HTTPField("Cache-Control", "no-store"), HTTPField("cache-control", "private, NO-STORE"),
        HTTPField("Cache-Control", "x=\", no-store"), HTTPField("Vary", "*"),
        HTTPField("Vary", "Accept, *"), HTTPField("ETag", "a\nAge: 1"), HTTPField("ETag", "a\r"),
        HTTPField("ETag", String(repeating: "a", count: 20_000)),
    ])
    func `a response that must not be cached removes the one before it`(field: HTTPField) {
        cache.store(.sample(), for: url)

        cache.store(.sample("new", fields: [field]), for: url)

        #expect(folder.names == [])
    }

    @Test(arguments: ["private, max-age=60", "no-cache", "max-age=0", "no-storage"])
    func `private responses and those to be revalidated are cached`(control: String) {
        cache.store(.sample(fields: [HTTPField("Cache-Control", control)]), for: url)

        #expect(cache.entry(for: url) != nil)
    }

    @Test(arguments: [
        "https://user:secret@api.example/", "http://secret@api.example?a", "https://a@b@c/",
        "https:secret@api.example/", "/v4/launches", "", "urn:a", "https://api.example/\nEvil: 1",
    ])
    func `responses from URLs with a user name, or from incomplete ones, are not cached`(
        url: String
    ) {
        cache.store(.sample(), for: url)

        #expect(folder.names == [])
    }

    @Test(arguments: ["https://api.example/@a", "https://api.example?a@b", "http://[::1]:80/"])
    func `responses from URLs that only seem to have a user name are cached`(url: String) {
        cache.store(.sample(), for: url)

        #expect(cache.entry(for: url) == .sample())
    }

    @Test(arguments: [Double.nan, .infinity, -1, 1e300])
    func `responses with an invalid date are not cached`(seconds: Double) {
        cache.store(.sample(stored: Date(timeIntervalSince1970: seconds)), for: url)

        #expect(folder.names == [])
    }

    @Test func `a response that is too large removes the one before it`() {
        var limits = ResponseCache.Limits()
        limits.entrySize = 500
        let cache = ResponseCache(folder: folder.path, limits: limits)
        cache.store(.sample(), for: url)
        #expect(cache.entry(for: url) != nil)

        cache.store(.sample(String(repeating: "a", count: 500)), for: url)

        #expect(folder.names == [])
    }

    @Test func `a response of 32 MiB, the limit of a request, is cached`() {
        let body = Data(count: HTTPRequest(url: url).bodyLimit)

        cache.store(CachedResponse(fields: [], body: body, stored: CachedResponse.noon), for: url)

        #expect(cache.entry(for: url)?.body == body)
    }

    @Test func `responses are listed by URL, with their dates and sizes`() throws {
        cache.store(.sample("abc"), for: "https://b.example/")
        cache.store(.sample(stored: CachedResponse.noon + 1), for: "https://a.example/")
        try folder.write("foreign", to: "README", modified: CachedResponse.noon)
        try folder.write(
            "damaged", to: CacheFormat.fileName(for: url), modified: CachedResponse.noon)

        let items = try cache.list()

        #expect(items.map(\.url) == ["https://a.example/", "https://b.example/"])
        #expect(items.map(\.stored) == [CachedResponse.noon + 1, CachedResponse.noon])
        let file = try Data(contentsOf: URL(filePath: folder.file(for: "https://b.example/")))
        #expect(items.last?.size == file.count)
    }

    @Test func `clearing removes the files of the cache and counts the responses`() throws {
        cache.store(.sample(), for: url)
        cache.store(.sample(), for: url + "0")
        try folder.write("", to: "0123456789abcdef.tmp", modified: CachedResponse.noon)
        symlink("nowhere", folder.file(for: url + "1"))
        let foreign = ["0123456789abcdef", String(repeating: "z", count: 32)]
        for name in foreign { try folder.write("", to: name, modified: CachedResponse.noon) }

        #expect(try cache.clear() == 3)

        #expect(folder.names == foreign)
        #expect(try cache.list() == [])
        #expect(try cache.clear() == 0)
    }

    @Test(arguments: [
        (["XDG_CACHE_HOME": "/caches", "HOME": "/home/me"], "/caches/program"),
        (["XDG_CACHE_HOME": "caches", "HOME": "/home/me"], "/home/me/.cache/program"),
        (["XDG_CACHE_HOME": "", "HOME": "/home/me"], "/home/me/.cache/program"),
        (["HOME": "me"], nil), (["HOME": ""], nil), ([:], nil),
    ])
    func `the default folder comes from the environment`(
        environment: [String: String], expected: String?
    ) {
        let folder = ResponseCache.defaultFolder(program: "program", environment: environment)

        #expect(folder == expected)
    }
}
