/// The head of a request, read line by line as RFC 9112 says, without leniency.
struct RequestHead {
    /// How the body is sent.
    enum Length: Equatable {
        case none
        case bytes(Int)
        case chunks
    }

    private let method: String
    private let target: RequestTarget
    private let isVersion11: Bool

    /// The authority of a target that is a whole address.
    private let authority: String?

    private var fields: [WebRequest.Field] = []

    // MARK: - The request line

    /// The methods of RFC 9110 and 5789; others are not implemented, `CONNECT` by intention.
    private static let methods = [
        "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH",
    ]

    /// Reads a request line, without its end.
    init(line: ArraySlice<UInt8>) throws(RequestRefusal) {
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(Self.isTokenByte) else {
            throw .malformed("The request line is not a method, a target and a version.")
        }
        isVersion11 = try Self.isVersion11(parts[2])
        method = String(decoding: parts[0], as: UTF8.self)
        guard Self.methods.contains(method) else {
            throw RequestRefusal(501, "This method is not implemented.")
        }
        guard !parts[1].isEmpty, parts[1].allSatisfy({ (0x21...0x7E).contains($0) }),
            !parts[1].contains(UInt8(ascii: "#"))
        else { throw .malformed("The target of the request has characters that it may not have.") }
        (target, authority) = try Self.target(
            String(decoding: parts[1], as: UTF8.self), of: method)
    }

    private static func isVersion11(_ text: ArraySlice<UInt8>) throws(RequestRefusal) -> Bool {
        let bytes = Array(text)
        guard bytes.count == 8, bytes.starts(with: Array("HTTP/".utf8)), isDigit(bytes[5]),
            bytes[6] == UInt8(ascii: "."), isDigit(bytes[7])
        else { throw .malformed("The request line does not end with a version of HTTP.") }
        guard bytes[5] == UInt8(ascii: "1") else {
            throw RequestRefusal(505, "This server speaks HTTP/1.1.")
        }
        return bytes[7] != UInt8(ascii: "0")
    }

    private static func target(
        _ text: String, of method: String
    ) throws(RequestRefusal) -> (RequestTarget, String?) {
        if text == "*", method == "OPTIONS" { return (.server, nil) }
        if let target = RequestTarget(text) { return (target, nil) }
        let lower = text.lowercased()
        guard let scheme = ["http://", "https://"].first(where: lower.hasPrefix) else {
            throw .malformed("The target of the request is not a path.")
        }
        let rest = text.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        var path = rest.dropFirst(authority.count)
        if !path.hasPrefix("/") { path = "/" + path }
        guard let target = RequestTarget(String(path)), isHost(authority), !authority.isEmpty else {
            throw .malformed("The target of the request is not an address.")
        }
        return (target, String(authority))
    }

    // MARK: - The fields

    /// Reads the line of a field, without its end.
    mutating func add(line: ArraySlice<UInt8>) throws(RequestRefusal) {
        fields.append(try Self.field(line))
    }

    /// The number of fields so far.
    var count: Int { fields.count }

    static func field(_ line: ArraySlice<UInt8>) throws(RequestRefusal) -> WebRequest.Field {
        if let first = line.first, first == 0x20 || first == 0x09 {
            throw .malformed("A field is continued on another line, which is obsolete.")
        }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].allSatisfy(isTokenByte)
        else { throw .malformed("A line of the head is not a name, a colon and a value.") }
        var value = line[(colon + 1)...]
        while let first = value.first, first == 0x20 || first == 0x09 { value.removeFirst() }
        while let last = value.last, last == 0x20 || last == 0x09 { value.removeLast() }
        guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
            throw .malformed("The value of a field has a control character.")
        }
        let name = String(decoding: line[..<colon].map(lowercase), as: UTF8.self)
        return WebRequest.Field(name: name, value: String(decoding: value, as: UTF8.self))
    }

    private func only(_ name: String) throws(RequestRefusal) -> String? {
        let found = fields.filter { $0.name == name }
        guard found.count < 2 else {
            throw .malformed("The field \(name) is there several times.")
        }
        return found.first?.value
    }

    // MARK: - The whole

    /// How the body is sent.
    func length() throws(RequestRefusal) -> Length {
        let (count, coding) = (try only("content-length"), try only("transfer-encoding"))
        if let coding {
            guard isVersion11 else {
                throw .malformed("HTTP/1.0 has no field transfer-encoding.")
            }
            guard count == nil else {
                throw .malformed("The length of the body is given in two ways.")
            }
            let names = coding.lowercased().split(separator: ",").map { $0.filter { $0 != " " } }
            guard names.filter({ $0 == "chunked" }).count == 1, names.last == "chunked" else {
                throw .malformed("The body does not end with its last chunk.")
            }
            guard names.count == 1 else {
                throw RequestRefusal(501, "Bodies are only taken as they are, or in chunks.")
            }
            return .chunks
        }
        guard let count else { return .none }
        guard !count.isEmpty, count.utf8.allSatisfy(Self.isDigit) else {
            throw .malformed("The field content-length is not a number.")
        }
        // A number too large for an integer is too large for each limit.
        return .bytes(Int(count) ?? .max)
    }

    /// The request without its body.
    func request() throws(RequestRefusal) -> WebRequest {
        let host = try only("host")
        if host == nil, isVersion11 {
            throw .malformed("The field host is missing.")
        }
        if let host, !Self.isHost(host[...]) {
            throw .malformed("The field host is not a name or an address.")
        }
        let expected = try only("expect")?.lowercased()
        guard expected == nil || expected == "100-continue" else {
            throw RequestRefusal(417, "Nothing but 100-continue can be expected.")
        }
        var options: [Substring] = []
        for field in fields where field.name == "connection" {
            options += field.value.lowercased().split { ", \t".contains($0) }
        }
        return WebRequest(
            method: method, target: target, isVersion11: isVersion11, fields: fields,
            host: authority ?? host,
            keepsAlive: !options.contains("close")
                && (isVersion11 || options.contains("keep-alive")),
            expectsContinue: expected != nil && isVersion11)
    }

    // MARK: - Bytes

    /// Whether the text can be a host with a port, such as `[::1]:8080`; it may be empty.
    private static func isHost(_ text: Substring) -> Bool {
        text.utf8.allSatisfy { isLetter($0) || isDigit($0) || ".:-_[]~%".utf8.contains($0) }
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    /// Whether a byte may be in a token, such as the name of a field (RFC 9110, 5.6.2).
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}
