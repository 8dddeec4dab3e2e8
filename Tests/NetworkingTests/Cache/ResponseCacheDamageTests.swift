import Foundation
import Testing

@testable import Networking

/// Damaged and foreign files count as a miss, and the next response replaces them.
struct ResponseCacheDamageTests {
    private let folder = TemporaryFolder()
    private let url = "https://api.example/"
    private var cache: ResponseCache { ResponseCache(folder: folder.path) }
    private var file: String { folder.file(for: url) }

    private func isMissAndReplaceable() -> Bool {
        let isMiss = cache.entry(for: url) == nil
        cache.store(.sample("new"), for: url)
        return isMiss && cache.entry(for: url) == .sample("new")
    }

    @Test func `a truncated file is a miss`() throws {
        cache.store(.sample(), for: url)
        let whole = try Data(contentsOf: URL(filePath: file))

        for length in 0..<whole.count {
            try whole.prefix(length).write(to: URL(filePath: file))
            #expect(cache.entry(for: url) == nil, "cut at \(length)")
            #expect(folder.names == [])
        }
    }

    @Test func `every flipped bit is detected`() throws {
        cache.store(.sample(), for: url)
        let whole = try Data(contentsOf: URL(filePath: file))

        for index in whole.indices {
            for bit in 0..<8 {
                var damaged = whole
                damaged[index] ^= 1 << bit
                try damaged.write(to: URL(filePath: file))
                #expect(cache.entry(for: url) == nil, "bit \(bit) of byte \(index)")
            }
        }
    }

    @Test func `two flipped bits that would cancel out in a sum are detected`() throws {
        cache.store(.sample(String(repeating: "a", count: 64)), for: url)
        var damaged = try Data(contentsOf: URL(filePath: file))
        let body = try #require(damaged.firstRange(of: Data("aaaaaaaa".utf8))).lowerBound

        // The top bits of two words, which a multiplication does not carry further.
        damaged[body + 15] ^= 0x80
        damaged[body + 23] ^= 0x80
        try damaged.write(to: URL(filePath: file))

        #expect(cache.entry(for: url) == nil)
    }

    @Test func `the checksum depends on the number of zeros at the end`() {
        let hashes = (0..<20).map { count in
            [UInt8](repeating: 0, count: count).withUnsafeBytes { Checksum.hash($0) }
        }

        #expect(Set(hashes).count == 20)
    }

    @Test(arguments: ["", "\n\n", "foreign", String(repeating: "a\n", count: 20_000)])
    func `a file in another format is a miss`(content: String) throws {
        try folder.write(content, to: CacheFormat.fileName(for: url), modified: CachedResponse.noon)

        #expect(isMissAndReplaceable())
    }

    @Test func `a file of another version is a miss`() throws {
        cache.store(.sample(), for: url)
        var text = try String(contentsOfFile: file, encoding: .utf8)
        text = String(text.dropLast(16)).replacing("response 4", with: "response 5")
        let hash = Array(text.utf8).withUnsafeBytes { bytes in
            let head = Checksum.hash(UnsafeRawBufferPointer(rebasing: bytes.dropLast(6)))
            return Checksum.hash(UnsafeRawBufferPointer(rebasing: bytes.suffix(6)), seed: head)
        }
        try (text + Checksum.hex(hash)).write(toFile: file, atomically: false, encoding: .utf8)

        #expect(isMissAndReplaceable())
    }

    @Test func `a folder in the place of a file is replaced`() {
        mkdir(file, 0o700)

        cache.store(.sample(), for: url)

        #expect(cache.entry(for: url) == .sample())
    }

    @Test func `an empty folder in the place of a file is removed, and a full one is kept`() {
        mkdir(file, 0o700)
        #expect(cache.entry(for: url) == nil)
        #expect(folder.names == [])

        mkdir(file, 0o700)
        mkdir(file + "/inside", 0o700)
        cache.store(.sample(), for: url)

        #expect(cache.entry(for: url) == nil)
        #expect(folder.names == [CacheFormat.fileName(for: url)])
    }

    @Test func `a pipe in the place of a file does not block`() {
        mkfifo(file, 0o600)

        #expect(isMissAndReplaceable())
    }

    @Test func `a link in the place of a file is not followed, for reading or writing`() throws {
        let elsewhere = TemporaryFolder()
        ResponseCache(folder: elsewhere.path).store(.sample("old"), for: url)
        symlink(elsewhere.file(for: url), file)

        #expect(cache.entry(for: url) == nil)
        #expect(folder.names == [])
        symlink(elsewhere.file(for: url), file)
        cache.store(.sample("new"), for: url)

        #expect(cache.entry(for: url) == .sample("new"))
        #expect(ResponseCache(folder: elsewhere.path).entry(for: url) == .sample("old"))
    }
}
