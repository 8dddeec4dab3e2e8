import Testing

@testable import Networking

@Suite("The head of a response")
struct HTTPHeadTests {
    @Test func `a head has a status and fields`() throws {
        let head = try HTTPHead("HTTP/1.1 404 Not Found\r\nA: 1\r\nb:2 \t\r\nA:\t3\r\n\r\n".utf8)

        #expect(head.status == 404)
        #expect(head.fields == [HTTPField("A", "1"), HTTPField("b", "2"), HTTPField("A", "3")])
    }

    @Test(arguments: ["HTTP/2 200 \r\n\r\n", "HTTP/1.0 200\r\n\r\n", "HTTP/3 200 OK\n\n"])
    func `a head may have any HTTP version`(text: String) throws {
        #expect(try HTTPHead(text.utf8) == HTTPHead("HTTP/1.1 200 OK\r\n\r\n".utf8))
    }

    @Test func `the final head is used, up to its empty line`() throws {
        let head = try HTTPHead(
            "HTTP/1.1 103 Hints\r\nA: 1\r\n\r\nHTTP/1.1 200 OK\r\nB: 2\r\n\r\nC: 3\r\n\r\nHTTP/1.1 500\r\n\r\n"
                .utf8
        )

        #expect(head.status == 200)
        #expect(head.fields == [HTTPField("B", "2")])
    }

    @Test func `a field may span several lines`() throws {
        let head = try HTTPHead("HTTP/1.1 200 OK\r\nA: 1,\r\n \t 2\r\n\t3\r\n\r\n".utf8)

        #expect(head.fields == [HTTPField("A", "1, 2 3")])
    }

    @Test(arguments: [
        "no colon", ": no name", "A B: space", " first line folded", "É: é", "A\0: zero",
    ])
    func `invalid lines in a head are skipped`(line: String) throws {
        let head = try HTTPHead("HTTP/1.1 200 OK\r\n\(line)\r\nA: 1\r\n\r\n".utf8)

        #expect(head.fields == [HTTPField("A", "1")])
    }

    @Test func `a value may contain any bytes`() throws {
        let bytes = Array("HTTP/1.1 200 OK\r\nA: ".utf8) + [0xE9, 0x1B, 0x00, 0x61, 0x7F]

        let head = try HTTPHead(bytes + Array("\r\nB: é\r\n\r\n".utf8))

        #expect(head.fields == [HTTPField("A", "\u{E9}  a"), HTTPField("B", "\u{E9}")])
    }

    @Test(arguments: [
        "", "\r\n\r\n", "[1,2]", "HTTP/1.1\r\n\r\n", "HTTP/1.1 20\r\n\r\n",
        "HTTP/1.1 +20 OK\r\n\r\n",
        "HTTP/1.1 2000\r\n\r\n", "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 101 Up\r\nA: 1\r\n",
    ])
    func `a head without a final status line is missing`(text: String) {
        #expect(throws: HTTPHead.Flaw.missing) { try HTTPHead(text.utf8) }
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nA: 1\r\n", "HTTP/1.1 200 OK\r\nA: 1",
    ])
    func `a head without its empty line is incomplete`(text: String) {
        #expect(throws: HTTPHead.Flaw.incomplete) { try HTTPHead(text.utf8) }
    }

    @Test func `contradictory lengths are an error`() throws {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\ncontent-length: "

        #expect(try HTTPHead((head + "5\r\n\r\n").utf8).status == 200)
        #expect(throws: HTTPHead.Flaw.contradictory) { try HTTPHead((head + "6\r\n\r\n").utf8) }
    }
}
