extension HostileServer {
    /// A predefined response to a request.
    public struct Response: Sendable {
        /// Writes the response to a request.
        public let write: HostileServer.Handler

        /// Creates a response that a closure writes.
        public init(_ write: @escaping HostileServer.Handler) {
            self.write = write
        }

        /// Sends exactly these bytes and closes the connection.
        public static func raw(_ text: String) -> Response {
            raw(Array(text.utf8))
        }

        /// Sends exactly these bytes and closes the connection.
        public static func raw(_ bytes: [UInt8]) -> Response {
            Response { _, connection in connection.send(bytes) }
        }

        /// A valid response with a length; fields are whole lines.
        public static func response(
            _ status: Int = 200,
            fields: [String] = [],
            body: [UInt8] = []
        ) -> Response {
            raw(head(status, fields + ["Content-Length: \(body.count)"]) + body)
        }

        /// A valid response with JSON text.
        public static func json(_ text: String, fields: [String] = []) -> Response {
            response(fields: ["Content-Type: application/json"] + fields, body: Array(text.utf8))
        }

        /// A valid response without content.
        public static func status(_ code: Int, fields: [String] = []) -> Response {
            response(code, fields: fields)
        }

        /// Another response, which is held until the test releases the server.
        public static func held(_ response: Response) -> Response {
            Response { request, connection in
                connection.hold()
                response.write(request, connection)
            }
        }

        /// A redirect to an unchecked address.
        public static func redirect(to location: String, status: Int = 302) -> Response {
            self.status(status, fields: ["Location: \(location)"])
        }

        /// A redirect to the requested path.
        public static let redirectLoop = Response { request, connection in
            redirect(to: request.target).write(request, connection)
        }

        /// A response with an entity tag; 304 if the request has the tag.
        public static func tagged(_ tag: String, _ text: String, fields: [String] = []) -> Response
        {
            Response { request, connection in
                let fields = fields + ["ETag: \(tag)"]
                let isKnown = request.value(of: "If-None-Match") == tag
                let response = isKnown ? raw(head(304, fields)) : json(text, fields: fields)
                response.write(request, connection)
            }
        }

        /// The page of a captive portal, labelled as JSON.
        public static let htmlAsJSON = json("<!DOCTYPE html><title>Sign in</title><p>Welcome!")

        /// JSON with a string of control sequences and markup for terminals, browsers and tables.
        public static let injected = json(
            #"{"name":"\u001b[2J\u001b]8;;http://x.example\u0007\u202e\u0000|<b>\r\n[x](javascript:x)"}"#
        )

        /// A status line, fields, and an empty line.
        public static func head(_ status: Int, _ fields: [String]) -> [UInt8] {
            let lines = ["HTTP/1.1 \(status) Whatever", "Connection: close"] + fields
            return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        }
    }
}
