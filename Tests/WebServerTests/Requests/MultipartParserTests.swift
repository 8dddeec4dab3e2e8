import FeatureTesting
import Testing
import WebServer

/// What the parser of forms with files reads, and what it refuses.
struct MultipartParserTests {
    private static let form = """
        --b-1\r\nContent-Disposition: form-data; name=":token"\r\n\r\nt\r\n\
        --b-1\r\ncontent-disposition: form-data; name="file"; filename="a/../b.gpx"\r\n\
        Content-Type: image/png\r\n\r\n\r\n--b-\r\n--b-2\r\n\u{0}\r\r\n\r\n\
        --b-1\r\nContent-Disposition: form-data; name="empty"; filename=""\r\n\
        Content-Type: application/octet-stream\r\n\r\n\r\n--b-1--\r\n
        """

    /// The parts with their contents, as they come in pieces.
    private static func parts(
        _ bytes: [UInt8], boundary: String = "b-1", pieces: Int = .max
    ) throws(RequestRefusal) -> [String] {
        var parser = MultipartParser(boundary: boundary)
        var (found, rest) = ([String](), bytes[...])
        while !rest.isEmpty {
            try parser.read(rest.prefix(pieces)) { event in
                switch event {
                case .part(let part):
                    found.append("\(part.name)|\(part.fileName ?? "-")|")
                case .bytes(let bytes):
                    found[found.count - 1] += String(decoding: bytes, as: UTF8.self)
                case .end: found[found.count - 1] += "."
                }
            }
            rest = rest.dropFirst(pieces)
        }
        try parser.finish()
        return found
    }

    @Test func `a form is read, however it is cut`() throws {
        let bytes = Self.form.latin1
        for pieces in [Int.max] + Array(1...40) {
            #expect(
                try Self.parts(bytes, pieces: pieces) == [
                    ":token|-|t.", "file|a/../b.gpx|\r\n--b-\r\n--b-2\r\n\u{0}\r\r\n.", "empty||.",
                ])
        }
        #expect(try Self.parts(Array("--b-1--".utf8)).isEmpty)
    }

    @Test func `a form that ends early is refused, wherever it does`() {
        let bytes = Self.form.latin1
        for end in 0..<(bytes.count - 2) {
            #expect(throws: RequestRefusal.self, "\(end)") {
                try Self.parts(Array(bytes[..<end]))
            }
        }
    }

    @Test func `no damage ends the program, and the pieces do not matter`() {
        func outcome(_ bytes: [UInt8], pieces: Int) -> [String]? {
            try? Self.parts(bytes, pieces: pieces)
        }
        DamagedBytes(of: [Self.form.latin1]).forEach { data in
            let bytes = [UInt8](data)
            #expect(outcome(bytes, pieces: .max) == outcome(bytes, pieces: 3))
        }
    }

    @Test(arguments: [
        // Around the parts.
        "", "b-1\r\n", "text\r\n--b-1--", "\r\n--b-1--", "--b-2--", "--b-1 --", "--b-1\n",
        "--b-1--\r\nmore", "--b-1--\r\n\r\n",
        // The head of a part.
        "--b-1\r\n\r\ntext\r\n--b-1--", "--b-1\r\nContent-Type: text/plain\r\n\r\n\r\n--b-1--",
        part("form-data"), part("form-data; name=a"), part("form-data; name=\"\""),
        part("form-data; name=\"a"), part("form-data; name=\"a\" x"),
        part("form-data; name=\"a\"; name=\"b\""), part("attachment; name=\"a\""),
        part("form-data; name=\"a\"; filename*=UTF-8''b"), part("form-data; name=\"a\"; x=\"b\""),
        part("form-data; name=\"a\"\r\nContent-Disposition: form-data; name=\"b\""),
        part("form-data; name=\"a\"\r\nContent-Transfer-Encoding: base64"),
        part("form-data; name=\"a\"\r\n folded: x"), part("form-data; name=\"a\u{0}\""),
        part("form-data; name=\"a\"\r\nContent-Type: \(String(repeating: "x", count: 5_000))"),
    ])
    func `a form that could be read in two ways is refused`(text: String) {
        for pieces in [Int.max, 1] {
            #expect(throws: RequestRefusal.self) { try Self.parts(text.latin1, pieces: pieces) }
        }
    }

    private static func part(_ disposition: String) -> String {
        "--b-1\r\nContent-Disposition: \(disposition)\r\n\r\nx\r\n--b-1--\r\n"
    }

    @Test(arguments: [
        ("multipart/form-data; boundary=b-1", "b-1"),
        ("Multipart/Form-Data;boundary=\"a:b\"", "a:b"),
        ("multipart/form-data; boundary=\(String(repeating: "x", count: 70))", "x70"),
        ("multipart/form-data; boundary=\(String(repeating: "x", count: 71))", nil),
        ("multipart/form-data; boundary=", nil), ("multipart/form-data", nil),
        ("multipart/form-data; boundary=\"a", nil), ("multipart/mixed; boundary=a", nil),
        ("multipart/form-data; charset=x; boundary=a", nil),
        ("multipart/form-data; boundary=a; boundary=b", nil),
        ("multipart/form-data; boundary=a b", nil),
    ])
    func `a boundary has up to 70 plain characters`(type: String, boundary: String?) throws {
        let text = "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: \(type)\r\n\r\n"
        let request = try #require(try requests(in: text.latin1).first)
        let wanted = boundary == "x70" ? String(repeating: "x", count: 70) : boundary
        #expect(request.multipartBoundary == wanted)
    }
}
