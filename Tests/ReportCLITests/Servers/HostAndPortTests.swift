import Testing

@testable import ReportCLI

/// Addresses of servers as a person writes them.
@Suite struct HostAndPortTests {
    @Test(
        arguments: [
            ("localhost:30003", "localhost", 30_003), ("192.0.2.7:1", "192.0.2.7", 1),
            ("[::1]:65535", "::1", 65_535),
        ] as [(String, String, UInt16)])
    func `a numeric address or localhost with a port is valid`(
        text: String, host: String, port: UInt16
    ) {
        let place = HostAndPort(text)

        #expect(place?.host == host)
        #expect(place?.port == port)
    }

    @Test(arguments: [
        "", "localhost", "localhost:", ":80", "localhost:0", "localhost:65536", "localhost:+80",
        "localhost:xx", "::1:80", "[::1]", "[::1]80", "[::1:80", "gpsd.example:2947",
        "localhost:80/", "user@localhost:80", "localhost:٨٠",
    ])
    func `anything but an address with a port is refused`(text: String) {
        #expect(HostAndPort(text) == nil)
    }

    @Test(arguments: [
        "http://localhost", "http://localhost:8080/v2", "http://[::1]", "http://[::1]:80/",
        "https://guest:pass@api.example", "https://guest:pass@api.example:443/a:b",
    ])
    func `the port of a URL is optional`(url: String) {
        #expect(ConnectionOptions.serverAddress(url) == url)
    }

    @Test(arguments: [
        "http://h:xx", "http://h:0", "http://h:65536", "http://h:", "http://h:8080x/a",
        "http://[::1]:xx", "http://[::1]80", "http://[::1", "http://guest:80@h:xx", "http://h:1:2",
    ])
    func `a port that is not a number from 1 to 65535 is refused`(url: String) {
        #expect(ConnectionOptions.serverAddress(url) == nil)
    }
}
