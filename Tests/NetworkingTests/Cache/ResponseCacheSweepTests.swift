import Foundation
import Testing

@testable import Networking

struct ResponseCacheSweepTests {
    private static let day = 24.0 * 60 * 60

    private let folder = TemporaryFolder()
    private let noon = CachedResponse.noon

    private func url(_ number: Int) -> String { "https://api.example/\(number)" }

    private func store(_ number: Int, at date: Date, in cache: ResponseCache) {
        cache.store(.sample(stored: date), for: url(number))
    }

    @Test(arguments: [1.0, -1])
    func `responses older than 30 days, or as far in the future, are removed`(direction: Double)
        throws
    {
        let cache = ResponseCache(folder: folder.path)
        store(1, at: noon, in: cache)
        store(2, at: noon + direction * 2 * Self.day, in: cache)

        store(3, at: noon + direction * 31 * Self.day, in: cache)

        #expect(try cache.list().map(\.url) == [url(2), url(3)])
    }

    @Test func `the oldest responses are removed until the others fit`() throws {
        var limits = ResponseCache.Limits()
        limits.totalSize = 3 * 4096
        let cache = ResponseCache(folder: folder.path, limits: limits)
        store(1, at: noon + 2, in: cache)
        store(2, at: noon + 1, in: cache)
        store(3, at: noon + 3, in: cache)
        #expect(try cache.list().count == 3)

        store(4, at: noon + 4, in: cache)

        #expect(try cache.list().map(\.url) == [url(1), url(3), url(4)])
    }

    @Test func `large responses count with their size`() throws {
        var limits = ResponseCache.Limits()
        limits.totalSize = 100_000
        let cache = ResponseCache(folder: folder.path, limits: limits)
        let long = String(repeating: "a", count: 60_000)
        cache.store(.sample(long), for: url(1))

        cache.store(.sample(long, stored: noon + 1), for: url(2))

        #expect(try cache.list().map(\.url) == [url(2)])
    }

    @Test func `temporary files are removed after an hour, and foreign files are kept`() throws {
        try folder.write("half", to: "00000000000000aa.tmp", modified: noon - 3601)
        try folder.write("half", to: "00000000000000bb.tmp", modified: noon - 3500)
        try folder.write("half", to: "mine.tmp", modified: noon - 3601)
        try folder.write("mine", to: "README", modified: noon - 365 * Self.day)
        let cache = ResponseCache(folder: folder.path)

        store(1, at: noon, in: cache)

        #expect(
            folder.names.sorted()
                == [
                    "00000000000000bb.tmp", "README", CacheFormat.fileName(for: url(1)),
                    "mine.tmp",
                ].sorted())
        #expect(try cache.list().map(\.url) == [url(1)])
    }
}
