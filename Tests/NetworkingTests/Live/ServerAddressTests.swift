import Testing

@testable import Networking

/// A password in an address is sent to the server, but never shown.
@Suite struct ServerAddressTests {
    @Test(arguments: [
        ("https://api.example/", "https://api.example", nil),
        ("https://api.example/@me", "https://api.example/@me", nil),
        ("http://me:secret@api.example:80/v1/", "http://api.example:80/v1", "bWU6c2VjcmV0"),
        ("http://me@api.example", "http://api.example", "bWU6"),
        ("http://m%40e:s%3Ae%zz@api.example", "http://api.example", "bUBlOnM6ZSV6eg=="),
        ("http://me:a@b@api.example", "http://api.example", "bWU6YUBi"),
    ])
    func `an address is separated from its credentials`(
        address: String, url: String, basic: String?
    ) {
        let parts = ServerAddress(address)

        #expect(parts.url == url)
        let fields = basic.map { [HTTPField("Authorization", "Basic \($0)")] } ?? []
        #expect(parts.authorization == fields)
    }

    @Test(arguments: [
        ("https://api.example/v5", "https://api.example/v5"),
        ("https://me:secret@api.example/v5", "https://api.example/v5"),
        ("https://store.example/a?signature=secret", "https://store.example/a?…"),
    ])
    func `the address of a redirect is redacted`(url: String, redacted: String) {
        #expect(ServerAddress.redacted(redirect: url) == redacted)
    }
}
