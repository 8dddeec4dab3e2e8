/// A request that follows RFC 9112 and is within the limits.
package struct WebRequest: Equatable, Sendable {
    /// A field of the head; its name is in lower case.
    package struct Field: Equatable, Sendable {
        package let name: String
        package let value: String
    }

    /// The method in capitals, such as `GET`.
    package let method: String

    /// What is asked for.
    package let target: RequestTarget

    /// Whether it is of HTTP/1.1; otherwise of 1.0.
    package let isVersion11: Bool

    /// The fields of the head, in their order.
    package let fields: [Field]

    /// The host with its port, as the client calls this server; nil if it does not say.
    package let host: String?

    /// The body, without chunks; empty if a receiver has taken it.
    package var body: [UInt8] = []

    /// What takes the body as it comes; nil if it is in ``body``.
    package var receiver: Receiver?

    /// A receiver of the body, equal to itself only.
    package struct Receiver: Equatable, Sendable {
        package let body: any BodyReceiver

        package static func == (one: Receiver, other: Receiver) -> Bool { one.body === other.body }
    }

    /// Whether the connection may stay open.
    package let keepsAlive: Bool

    /// Whether the client waits before it sends the body.
    let expectsContinue: Bool

    /// Whether only the head of the response is asked for.
    package var isHead: Bool { method == "HEAD" }

    /// Whether the method only reads.
    package var isSafe: Bool { ["GET", "HEAD", "OPTIONS"].contains(method) }

    /// The value of a field, whose name is in lower case; several are one list, and none is nil.
    package func value(of name: String) -> String? {
        var found: String?
        for field in fields where field.name == name {
            found = found.map { "\($0), \(field.value)" } ?? field.value
        }
        return found
    }

    /// The fields of the form in the body; nil if the body has another type, or is malformed.
    package var form: [RequestTarget.Item]? {
        let type = value(of: "content-type")?.split(separator: ";").first?.lowercased()
        guard type == "application/x-www-form-urlencoded",
            let text = String(validating: body, as: UTF8.self)
        else { return nil }
        return RequestTarget.items(of: text[...])
    }

    /// The boundary of the parts of a form with files (RFC 7578); nil if the body has another type.
    package var multipartBoundary: String? {
        guard let type = value(of: "content-type"), let semicolon = type.firstIndex(of: ";"),
            type[..<semicolon].lowercased() == "multipart/form-data"
        else { return nil }
        let parameter = type[type.index(after: semicolon)...].drop { $0 == " " }
        guard parameter.prefix(9).lowercased() == "boundary=" else { return nil }
        var value = parameter.dropFirst(9)
        if value.count > 1, value.first == "\"", value.last == "\"" {
            value = value.dropFirst().dropLast()
        }
        return MultipartParser.isBoundary(value) ? String(value) : nil
    }

    /// The value of a cookie; nil if there is none, or if there are several of this name.
    package func cookie(_ name: String) -> String? {
        var found: [Substring] = []
        for field in fields where field.name == "cookie" {
            for pair in field.value.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                guard let sign = pair.firstIndex(of: "="), pair[..<sign] == name else { continue }
                found.append(pair[pair.index(after: sign)...])
            }
        }
        return found.count == 1 ? String(found[0]) : nil
    }
}
