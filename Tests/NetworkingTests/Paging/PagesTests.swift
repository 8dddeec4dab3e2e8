import FeatureTesting
import Foundation
import Networking
import Testing

/// Lists in pages, each of which links to the next one.
@Suite struct PagesTests {
    private static let second = Endpoint("/rivers", query: [.init("page", "2")])

    private func link(_ address: String) -> [HTTPField] {
        [HTTPField("Link", "<\(address)>; rel=\"next\"")]
    }

    @Test func `a list is loaded page by page`() async throws {
        let request = BaseRequestSpy([
            .rivers: .headed(
                [HTTPField("Link", #"<https://server.example/rivers?page=2>; rel="next""#)],
                .text(#"[{"name": "Nile"}]"#)),
            Self.second: .text(#"[{"name": "Amazon"}]"#),
        ])

        let pages = try await request.pages(of: .rivers, atMost: 20)
        let rivers = pages.values.flatMap(\.records)

        #expect(rivers == ["Nile", "Amazon"])
        #expect(pages.isWhole)
        #expect(request.asked == [.rivers, Self.second])
    }

    @Test func `a response has its header fields`() async throws {
        let request = BaseRequestSpy([
            .rivers: .headed([HTTPField("X-Total-Count", "165")], .text("[]"))
        ])

        let response = try await request.value(of: Resource.rivers.withHeader)
        let total = response.header["X-Total-Count"].flatMap { Int($0) }

        #expect(total == 165)
        #expect(response.value.records == [])
        #expect(response.header["Link"] == nil)
    }

    @Test func `several fields of a name are one list`() {
        let header = ResponseHeader([HTTPField("link", "<a>"), HTTPField("LINK", "<b>")])
        #expect(header["Link"] == "<a>, <b>")
    }

    @Test(arguments: [
        ("?page=2", "/rivers?page=2"), ("/rivers?page=2", "/rivers?page=2"),
        ("lakes", "/lakes"), ("HTTPS://Server.Example:443/x/", "/x/"),
        ("?page=2#top", "/rivers?page=2"),
        ("//server.example/x", "/x"),
    ])
    func `an address counts from that of the request`(address: String, path: String) throws {
        let header = ResponseHeader(
            link(address), of: "https://server.example", at: .rivers)
        #expect(try header.link(to: "next")?.description == path)
    }

    @Test func `an address is within the API of the server`() throws {
        func next(_ address: String) throws -> String? {
            try ResponseHeader(link(address), of: "https://server.example/api/v4", at: .rivers)
                .link(to: "next")?.description
        }

        #expect(try next("/api/v4/lakes") == "/lakes")
        #expect(try next("https://server.example/api/v4/lakes?a=%26") == "/lakes?a=&")
        #expect(throws: RequestError.self) { try next("/lakes") }
        #expect(throws: RequestError.self) { try next("/api/v40/lakes") }
    }

    @Test(arguments: [
        "https://other.example/rivers?page=2", "http://server.example/rivers?page=2",
        "https://server.example:8443/rivers", "https://server.example.other.example/",
        "https://user@server.example/", "//other.example/", "https://server.example@other.example/",
        "javascript:alert(1)", "/a b", "/\u{e9}", "file:///etc/passwd",
    ])
    func `an address of another server is an error`(address: String) async {
        let request = BaseRequestSpy([.rivers: .headed(link(address), .text("[]"))])

        await #expect(throws: RequestError.self) { try await request.pages(of: .rivers) }
        #expect(request.asked == [.rivers])
    }

    @Test func `pages without an end are loaded up to the limit`() async throws {
        var answers: [Endpoint: BaseRequestSpy.Answer] = [:]
        for page in 1...9 {
            let endpoint = page == 1 ? .rivers : Self.page(page)
            answers[endpoint] = .headed(link("?page=\(page + 1)"), .text("[]"))
        }
        let request = BaseRequestSpy(answers)

        let pages = try await request.pages(of: .rivers, atMost: 3)

        #expect(pages.values.count == 3)
        #expect(!pages.isWhole)
        #expect(request.asked == [.rivers, Self.page(2), Self.page(3)])
    }

    private static func page(_ number: Int) -> Endpoint {
        Endpoint("/rivers", query: [.init("page", "\(number)")])
    }

    @Test func `pages that lead in a circle end there`() async throws {
        let request = BaseRequestSpy([
            .rivers: .headed(link("?page=2"), .text("[]")),
            Self.second: .headed(link("/rivers"), .text("[]")),
        ])

        let pages = try await request.pages(of: .rivers)

        #expect(pages.values.count == 2)
        #expect(!pages.isWhole)
    }

    @Test func `what a server wrote is sent back unchanged`() throws {
        let written = "/rivers?after=a%2Bb+c%3d%3D&flag&x="
        let header = ResponseHeader(link(written), of: "https://server.example", at: .rivers)
        let next = try #require(try header.link(to: "next"))
        let again = ResponseHeader(link("?x=1"), of: "https://server.example", at: next)

        #expect(next.query.first == .init("after", "a+b+c=="))
        #expect(try again.link(to: "next")?.description == "/rivers?x=1")
    }

    @Test(arguments: [
        ("?q=%zz&after=%41%", "q=%zz&after=A%"), ("?page[number]=2", "page[number]=2"),
        ("/rivers?q=100%&a=%2", "q=100%&a=%2"), ("?q={a|b}^`", "q={a|b}^`"),
        ("https://server.example/rivers?a[]=1&a[]=2", "a[]=1&a[]=2"),
        ("/rivers?q=//[x]%41", "q=//[x]A"),
    ])
    func `characters that no address may have keep their meaning`(
        address: String, query: String
    ) throws {
        let header = ResponseHeader(link(address), of: "https://server.example", at: .rivers)
        #expect(try header.link(to: "next")?.description == "/rivers?" + query)
    }

    @Test func `a server with an IPv6 address is the same server`() throws {
        let header = ResponseHeader(
            link("http://[::1]:8080/rivers?page[number]=2"), of: "http://[::1]:8080", at: .rivers)
        #expect(try header.link(to: "next")?.description == "/rivers?page[number]=2")
    }
}

extension Endpoint {
    fileprivate static let rivers = Endpoint("/rivers")
}

extension Resource where Value == Records<String> {
    fileprivate static var rivers: Self {
        .records(of: .rivers, called: "rivers") { json in
            json.field("name") { $0.string() }
        }
    }
}
