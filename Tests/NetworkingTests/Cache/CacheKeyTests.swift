import Foundation
import Testing

@testable import Networking

/// Which requests share a cached response.
@Suite struct CacheKeyTests {
    private let folder = TemporaryFolder()
    private let url = "https://api.example/"
    private var cache: ResponseCache { ResponseCache(folder: folder.path) }

    private func key(_ fields: KeyValuePairs<String, String> = [:]) -> CacheKey {
        CacheKey(url: url, fields: fields.map { HTTPField($0, $1) })
    }

    @Test(arguments: ["Authorization", "cookie"])
    func `responses to different credentials are kept apart`(name: String) throws {
        try cache.store(.sample("a"), for: key([name: "Token a"]))
        try cache.store(.sample("b"), for: key([name: "Token b"]))

        #expect(try cache.entry(for: key([name: "Token a"])) == .sample("a"))
        #expect(try cache.entry(for: key([name: "Token b"])) == .sample("b"))
        #expect(try cache.entry(for: key()) == nil)
    }

    @Test(arguments: ["User-Agent", "accept , user-agent"])
    func `a response that varies by a field is only used for the same value`(
        vary: String
    ) throws {
        let response = CachedResponse.sample(fields: [HTTPField("vary", vary)])
        try cache.store(response, for: key(["User-Agent": "a/1"]))

        #expect(try cache.entry(for: key(["user-agent": "a/1"])) == response)
        #expect(try cache.entry(for: key(["User-Agent": "a/2"])) == nil)
        #expect(try cache.entry(for: key()) == nil)
    }

    @Test func `requests that differ in other fields share a response`() throws {
        let response = CachedResponse.sample(fields: [HTTPField("Vary", "Accept-Encoding")])
        try cache.store(response, for: key(["User-Agent": "a/1"]))

        #expect(try cache.entry(for: key(["User-Agent": "a/2"])) == response)
    }

    @Test func `credentials are not written to disk`() throws {
        let response = CachedResponse.sample(fields: [HTTPField("Vary", "Authorization")])
        try cache.store(response, for: key(["Authorization": "Token s3cr3t"]))

        let file = try #require(folder.names.first)
        let text = try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
        #expect(!text.contains("s3cr3t"))
    }
}
