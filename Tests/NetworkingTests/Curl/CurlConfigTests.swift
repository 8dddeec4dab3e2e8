#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    @testable import Networking

    @Suite("The configuration for curl")
    struct CurlConfigTests {
        @Test func `the configuration contains the whole request`() throws {
            let request = HTTPRequest(
                url: #"https://u:p@[::1]:8443/a?b="\"#,
                fields: [HTTPField("Accept", #"a "b\c""#), HTTPField("X-Empty", "")],
                timeout: .milliseconds(1500)
            )

            let config = try CurlConfig(request)

            #expect(
                config.text == #"""
                    url = "https://u:p@[::1]:8443/a?b=\"\\"
                    globoff
                    silent
                    show-error
                    proto = "=https,http"
                    compressed
                    suppress-connect-headers
                    dump-header = "/dev/fd/3"
                    max-time = 3
                    noproxy = "*"
                    header = "Accept: a \"b\\c\""
                    header = "X-Empty;"

                    """#
            )
            #expect(config.authority == "[::1]:8443")
            #expect(config.host == "[::1]")
        }

        @Test(arguments: ["localhost", "LOCALHOST:80", "127.0.0.1:8080", "127.8.9.1", "[::1]:80"])
        func `a request to this machine passes no proxy`(host: String) throws {
            let config = try CurlConfig(HTTPRequest(url: "http://\(host)/"))

            #expect(config.text.contains("noproxy = \"*\"\n"))
        }

        @Test(arguments: ["127.0.0.1.example", "localhost.example", "127.1", "128.0.0.1"])
        func `a request to another machine may pass a proxy`(host: String) throws {
            let config = try CurlConfig(HTTPRequest(url: "http://\(host)/"))

            #expect(!config.text.contains("noproxy"))
        }

        @Test func `what secures a connection is in the configuration`() throws {
            var security = ConnectionSecurity()
            security.authorities = "/etc/ca.pem"
            security.publicKey = "sha256//AAAA"
            security.certificate = "/etc/me.pem"
            security.certificateKey = "/etc/me.key"
            let password = try #require(Secret(#"p"w"#) as Secret?)
            security.digest = DigestCredentials(user: "ada", password: password)

            let config = try CurlConfig(
                HTTPRequest(url: "https://dav.example/", security: security))

            let lines = [
                #"cacert = "/etc/ca.pem""#, #"pinnedpubkey = "sha256//AAAA""#,
                #"cert = "/etc/me.pem""#, #"key = "/etc/me.key""#, "digest",
                #"user = "ada:p\"w""#,
            ]
            #expect(config.text.contains(lines.joined(separator: "\n")))
            #expect(config.isChallenged)
        }

        @Test func `a silent server ends a request that may take long`() throws {
            let request = HTTPRequest(
                url: "http://a.example/", timeout: .seconds(900), silence: .seconds(15))

            let lines = try CurlConfig(request).text.split(separator: "\n")

            #expect(
                lines.suffix(4) == [
                    "max-time = 902", "connect-timeout = 15", "speed-limit = 1", "speed-time = 15",
                ])
        }

        @Test func `curl reads the content to send from a descriptor`() throws {
            let secret = Data("secret".utf8)
            let put = try CurlConfig(
                HTTPRequest(
                    method: .put, url: "http://a.example/",
                    fields: [HTTPField("content-type", "text/plain")], body: secret))
            let post = try CurlConfig(HTTPRequest(method: .post, url: "http://a.example/"))
            let head = try CurlConfig(HTTPRequest(method: .head, url: "http://a.example/"))

            #expect(
                put.text.hasSuffix(
                    #"""
                    header = "content-type: text/plain"
                    request = "PUT"
                    data-binary = "@/dev/fd/4"
                    header = "Expect:"

                    """#))
            #expect(put.content == secret)
            #expect(!put.text.contains("secret"))
            #expect(post.text.contains("data-binary"))
            #expect(post.content == Data())
            #expect(head.text.hasSuffix("head\nno-include\n"))
            #expect(head.content == nil)
        }

        @Test(arguments: [
            "", "/v4", "ftp://a.example/", "file:///etc/passwd", "http:a.example", "http:///v4",
            "http://me@/", "-o x", "http://a.example/\nurl = x", "http://a.example/\r",
            "http://a\u{0}",
            "http://a.example/a b", "http://a.example/\u{7F}", "http://é.example/",
            " http://a.example",
        ])
        func `an address that is not http or https is rejected`(url: String) {
            #expect(refuses(HTTPRequest(url: url)))
        }

        @Test(arguments: [
            ("", "a"), ("@/etc/passwd", "a"), ("A B", "a"), ("A:", "a"), ("A\n", "a"), ("É", "a"),
            ("A", "a\r\nB: c"), ("A", "a\nb"), ("A", "a\u{0}"), ("A", "\u{1B}[2J"),
            ("A", "\u{9B}2J"),
        ])
        func `a field that would change the request is rejected`(name: String, value: String) {
            let field = HTTPField(name, value)

            #expect(refuses(HTTPRequest(url: "http://a.example/", fields: [field])))
        }

        @Test(arguments: ["HTTP://A.example", "hTTps://a.example:1/?#x"])
        func `a scheme is case-insensitive`(url: String) {
            #expect(!refuses(HTTPRequest(url: url)))
        }

        private func refuses(_ request: HTTPRequest) -> Bool {
            do throws(TransportError) {
                _ = try CurlConfig(request)
                return false
            } catch {
                guard case .notAllowed = error else { return false }
                return true
            }
        }
    }
#endif
