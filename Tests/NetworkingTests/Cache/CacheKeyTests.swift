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

    /// The examples of FIPS 180-4, and lengths around block boundaries.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 55),
            "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
        ),
        (
            String(repeating: "a", count: 64),
            "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
        ),
    ])
    func `the hash of a text is its SHA-256`(text: String, hash: String) {
        #expect(SHA256.hex(of: text) == hash)
    }
}
