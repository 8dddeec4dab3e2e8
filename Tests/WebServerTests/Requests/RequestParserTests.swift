import Testing
import WebServer

/// What the parser reads, and what it refuses.
struct RequestParserTests {
    @Test(arguments: RequestSamples.valid)
    func `a valid request is read, however it is cut`(text: String) throws {
        let whole = try requests(in: text.latin1)
        #expect(whole.count == 1)
        for pieces in 1...7 {
            #expect(try requests(in: text.latin1, pieces: pieces) == whole)
        }
        for count in 0..<text.latin1.count {
            #expect(try requests(in: Array(text.latin1[..<count])).isEmpty)
        }
    }

    @Test func `requests that come at once are read one after the other`() throws {
        let all = RequestSamples.valid.joined()
        #expect(try requests(in: all.latin1).count == RequestSamples.valid.count)
        #expect(try requests(in: all.latin1, pieces: 1).count == RequestSamples.valid.count)
    }

    @Test(arguments: RequestSamples.refused)
    func `a malformed request is refused`(sample: RequestSamples.Refused) {
        for pieces in [Int.max, 1] {
            do throws(RequestRefusal) {
                let read = try requests(in: sample.text.latin1, pieces: pieces)
                Issue.record("read \(read.count) requests of \(sample)")
            } catch {
                #expect(error.status == sample.status, "\(error.reason)")
            }
        }
    }

    @Test func `a request says what was asked`() throws {
        let text = RequestSamples.valid[2]
        let request = try #require(try requests(in: text.latin1).first)
        #expect(request.method == "GET")
        #expect(request.target.path == ["launches"])
        #expect(request.target.query == [.init("year", "2020"), .init("sort", "desc")])
        #expect(request.host == "localhost:8080")
        #expect(request.cookie("c") == "d")
        #expect(request.cookie("e") == nil)
        #expect(request.keepsAlive)
    }

    @Test func `the host of a whole address counts, and escapes are decoded once`() throws {
        let absolute = try #require(try requests(in: RequestSamples.valid[3].latin1).first)
        #expect(absolute.host == "localhost:8080")
        #expect(absolute.target.path == ["a"])
        let escaped = try #require(try requests(in: RequestSamples.valid[4].latin1).first)
        #expect(escaped.target.path == ["café", "/"])
        #expect(escaped.value(of: "accept") == "*/*")
        #expect(RequestTarget("/%2525?a=%252B+b")?.path == ["%25"])
        #expect(RequestTarget("/%2525?a=%252B+b")?.query == [.init("a", "%2B b")])
        #expect(
            RequestTarget.text(path: ["a/b", "é"], query: [.init("x y", "&")])
                == "/a%2Fb/%C3%A9?x%20y=%26")
    }

    @Test func `a cookie that is there twice is nobody's`() throws {
        let text = "GET / HTTP/1.1\r\nHost: a\r\nCookie: a=1; b=2; a=3\r\n\r\n"
        let request = try #require(try requests(in: text.latin1).first)
        #expect(request.cookie("a") == nil)
        #expect(request.cookie("b") == "2")
    }

    @Test func `a body in chunks is put together`() throws {
        let request = try #require(try requests(in: RequestSamples.valid[11].latin1).first)
        #expect(String(decoding: request.body, as: UTF8.self) == "hello0123456789")
    }

    @Test func `only HTTP 1_1 keeps a connection open by itself`() throws {
        let keeps = try RequestSamples.valid.map { try requests(in: $0.latin1)[0].keepsAlive }
        #expect(
            keeps == [
                true, true, true, true, true, true, false, true, false, true, true, true, true,
            ])
    }
}
