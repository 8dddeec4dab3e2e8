/// The status and the header fields of a response, parsed leniently (RFC 9112).
struct HTTPHead: Equatable {
    /// The status code, 200 to 999.
    let status: Int

    /// The header fields in the order received, without invalid lines.
    private(set) var fields: [HTTPField] = []

    /// The reason a head cannot be parsed.
    enum Flaw: Error, Equatable {
        /// There is no status line, or only an interim response.
        case missing

        /// The empty line that ends the head is missing.
        case incomplete

        /// There are several values of `Content-Length` (RFC 9112, section 6.3).
        case contradictory
    }

    /// Parses the first final head, skipping interim ones; ignores what follows, such as trailers.
    ///
    /// - Parameter isAfterChallenge: whether a first status 401 may be followed by the response to
    ///   the request with credentials.
    init(_ bytes: some Sequence<UInt8>, isAfterChallenge: Bool = false) throws(Flaw) {
        var bytes = Array(bytes)[...]
        if isAfterChallenge, let first = try? HTTPHead(bytes), first.status == 401,
            let end = bytes.firstRange(of: "\r\n\r\n".utf8),
            bytes[end.upperBound...].starts(with: "HTTP/".utf8)
        {
            bytes = bytes[end.upperBound...]
        }
        var status: Int?
        var lines: [[UInt8]] = []
        var isComplete = false
        // Text after the last line feed is not a complete line.
        let all = Array(bytes).split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
        for var line in all where !isComplete {
            if line.last == 0x0D { line.removeLast() }
            if status == nil {
                (status, lines) = (Self.status(in: line), [])
            } else if !line.isEmpty {
                Self.add(line, to: &lines)
            } else if let code = status, code < 200 {
                status = nil
            } else {
                isComplete = true
            }
        }
        guard let status, status >= 200 else { throw .missing }
        guard isComplete else { throw .incomplete }
        self.status = status
        fields = lines.compactMap(Self.field)
        let lengths = fields.filter { $0.name.lowercased() == "content-length" }
        guard Set(lengths.map(\.value)).count < 2 else { throw .contradictory }
    }

    /// Whether bytes are a token, such as a field name (RFC 9110, section 5.6.2).
    static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    private static func status(in line: ArraySlice<UInt8>) -> Int? {
        let words = line.split(separator: 0x20, maxSplits: 2)
        guard line.starts(with: "HTTP/".utf8), words.count > 1, words[1].count == 3 else {
            return nil
        }
        let code = Int(String(decoding: words[1], as: UTF8.self))
        return code.flatMap { (100...999).contains($0) ? $0 : nil }
    }

    /// Adds a line; one that starts with white space continues the line before it.
    private static func add(_ line: ArraySlice<UInt8>, to lines: inout [[UInt8]]) {
        if let last = lines.indices.last, let first = line.first, isSpace(first) {
            lines[last].append(contentsOf: [0x20] + line.drop(while: isSpace))
        } else {
            lines.append(Array(line))
        }
    }

    private static func field(_ line: [UInt8]) -> HTTPField? {
        guard let colon = line.firstIndex(of: 0x3A), isToken(line[..<colon]) else { return nil }
        let name = String(decoding: line[..<colon], as: UTF8.self)
        return HTTPField(name, text(line[(colon + 1)...]))
    }

    /// Decodes a value as UTF-8 if it is valid, else as Latin-1, with control characters as spaces.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let plain = bytes.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }
        let start = plain.firstIndex { $0 != 0x20 } ?? plain.endIndex
        let end = plain.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start
        let latin = {
            String(String.UnicodeScalarView(plain[start..<end].map { Unicode.Scalar($0) }))
        }
        return String(validating: plain[start..<end], as: UTF8.self) ?? latin()
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09
    }
}
