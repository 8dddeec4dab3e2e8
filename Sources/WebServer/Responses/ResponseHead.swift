import SectionEssentials

/// How a response is sent: its head, and how its body ends.
struct ResponseHead {
    /// How the end of a body is told.
    enum Framing {
        /// By its length, or there is no body.
        case length

        /// By a last chunk.
        case chunks

        /// By the end of the connection, to a client of HTTP/1.0.
        case connection
    }

    let framing: Framing

    /// Whether the connection stays open after the response.
    let keepsAlive: Bool

    /// The bytes of the head.
    let bytes: [UInt8]

    /// Makes the head of a response to a request; nil for one that could not be read.
    init(
        of response: WebResponse, to request: WebRequest?, keepsAlive: Bool, date: String
    ) {
        var text = "HTTP/1.1 \(response.status) \(WebResponse.phrase(of: response.status))\r\n"
        text += "Date: \(date)\r\n"
        for (name, value) in response.fields { text += "\(name): \(value)\r\n" }
        var keepsAlive = keepsAlive
        switch response.body {
        case .bytes(let bytes):
            framing = .length
            if response.status != 304 { text += "Content-Length: \(bytes.count)\r\n" }
        case .stream, .endless:
            if request?.isVersion11 ?? true {
                framing = .chunks
                text += "Transfer-Encoding: chunked\r\n"
            } else {
                framing = .connection
                if request?.isHead != true { keepsAlive = false }
            }
        }
        if !keepsAlive {
            text += "Connection: close\r\n"
        } else if request?.isVersion11 == false {
            text += "Connection: keep-alive\r\n"
        }
        self.keepsAlive = keepsAlive
        bytes = Array((text + "\r\n").utf8)
    }
}

/// The date of responses, which is made once a second.
struct ResponseDate {
    private var second = -1
    private var text = ""

    /// Returns a time as RFC 9110, 5.6.7 writes it.
    mutating func text(at seconds: Int) -> String {
        if seconds != second { (second, text) = (seconds, Self.text(of: seconds)) }
        return text
    }

    static func text(of seconds: Int) -> String {
        let iso = ISO8601.text(from: Date(timeIntervalSince1970: Double(seconds)))
        let (days, parts) = (["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"], Array(iso.utf8))
        let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        func field(_ range: Range<Int>) -> String { String(decoding: parts[range], as: UTF8.self) }
        guard parts.count >= 19, let month = Int(field(5..<7)) else { return iso }
        return
            "\(days[seconds / 86_400 % 7]), \(field(8..<10)) \(months[month - 1]) \(field(0..<4))"
            + " \(field(11..<19)) GMT"
    }
}
