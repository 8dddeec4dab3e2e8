import FeatureTesting
import SectionEssentials
import Testing

/// Files that gzip has compressed.
@Suite struct GzipTests {
    private let content = Array("a day of a receiver".utf8)

    @Test func `a file is expanded, and what follows it is ignored`() throws {
        let file = Deflate.gzip(content)

        #expect(Gzip.isGzip(file))
        #expect(try Gzip.content(of: file, limit: 100) == content)
        #expect(try Gzip.content(of: file + [0, 0, 0], limit: 100) == content)
    }

    @Test(arguments: [0, 1, 2, 7, 1_000, 70_000])
    func `a file that is made has its content`(count: Int) throws {
        for step in [0, 1, 3, 251] {
            let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 9 &* step) }
            let file = Gzip.file(of: content)

            #expect(try Gzip.content(of: file, limit: count) == content)
            #expect(file.count <= count * 9 / 8 + 20)
        }
    }

    @Test func `several files that were joined are one`() throws {
        let file = Deflate.gzip(content) + Deflate.gzip([]) + Deflate.gzip(content)

        #expect(try Gzip.content(of: file, limit: 100) == content + content)
    }

    @Test func `the fields of a head are skipped`() throws {
        var file = Deflate.gzip(content)
        file[3] = 2 | 4 | 8 | 16
        // Two bytes that a program adds, a name, a comment, and the sum of the head.
        file.insert(contentsOf: [2, 0, 9, 9, 0x61, 0, 0x62, 0x63, 0, 1, 2], at: 10)

        #expect(try Gzip.content(of: file, limit: 100) == content)
    }

    @Test func `a file that is cut anywhere or has another checksum is damaged`() {
        let file = Deflate.gzip(content)
        var changed = file
        changed[20] ^= 1
        for damaged in (0..<file.count).map({ Array(file.prefix($0)) }) + [changed] {
            #expect(throws: Inflate.Flaw.damaged) {
                try Gzip.content(of: damaged, limit: 100)
            }
        }
    }

    @Test func `a file that expands to more than the limit is refused`() {
        let file = Deflate.gzip(content) + Deflate.gzip(content)

        #expect(throws: Inflate.Flaw.tooLong) {
            try Gzip.content(of: file, limit: content.count + 1)
        }
    }
}
