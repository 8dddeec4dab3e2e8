import Testing
import WebHost
import WebServer

/// Pages behind a reverse proxy that has them under a path of its own.
@Suite(.timeLimit(.minutes(2)))
struct PrefixTests {
    private static let lines = ["Authorization: Bearer t", "X-Forwarded-Prefix: /of/me"]

    /// The addresses of this server in a page.
    private static func addresses(in page: String) -> [String] {
        page.matches(of: /(?:href|src|action|data-scripts)="(\/[^"]*)"/)
            .flatMap { $0.1.split(separator: " ") }.map(String.init)
    }

    @Test(arguments: [
        "/", "/tabs/our-teas", "/teas?year=2020", "/tea/Sencha", "/harvests", "/recipes", "/tea",
        "/nothing",
    ])
    func `all addresses of a page are under it`(path: String) async throws {
        let house = TeaHouse(isProxied: true)
        let addresses = Self.addresses(
            in: try await house.ask(path, lines: Self.lines).text)
        #expect(addresses.count > 4)
        for address in addresses { #expect(address.hasPrefix("/of/me/"), "\(address)") }
        // The same page without the prefix is another one.
        let direct = Self.addresses(in: try await house.ask(path).text)
        #expect(direct == addresses.map { String($0.dropFirst("/of/me".count)) })
    }

    @Test func `what a page leads to is found without it`() async throws {
        let house = TeaHouse(isProxied: true)
        for address in Self.addresses(in: try await house.ask("/", lines: Self.lines).text) {
            let path = String(address.dropFirst("/of/me".count))
            #expect(try await house.ask(path, lines: Self.lines).response.status == 200, "\(path)")
        }
    }

    @Test func `redirects lead under it`() async throws {
        let house = TeaHouse(isProxied: true)
        let shorter = try await house.ask("/teas?year=", lines: Self.lines).response
        #expect(shorter.value(of: "Location") == "/of/me/teas")
        let entered = try await house.ask("/teas?token=t", lines: [Self.lines[1]]).response
        #expect(entered.value(of: "Location") == "/of/me/teas")
        #expect(entered.value(of: "Set-Cookie")?.contains("; Path=/of/me; ") == true)
    }

    @Test func `actions stand under it, and come back under it`() async throws {
        let shelf = Shelf(["dune": Shelf.Book(title: "Dune", shelf: "left")], isProxied: true)
        let address = "/actions/remove/dune?%3Aback=%2Ftabs%2Fbooks"
        let (_, page) = try await shelf.ask(address, lines: Self.lines)
        #expect(page.contains("method=\"post\" action=\"/of/me\(address)\""))
        #expect(page.contains("<a href=\"/of/me/tabs/books\">Cancel</a>"))
        let form = page.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)"/)
            .map { RequestTarget.Item(String($0.1), String($0.2)) }
        for _ in 0..<2 {
            // Sent twice, it leads to the same.
            let (response, _) = try await shelf.ask(address, form, lines: Self.lines)
            #expect(response.value(of: "Location") == "/of/me/tabs/books")
        }
    }

    @Test func `a page is watched by its address in the browser`() async throws {
        let garden = Garden(isProxied: true)
        for page in ["/of/me/sign", "/of/me/sign?"] {
            let events = try await garden.watch(page, since: "", lines: Self.lines)
            var last = ""
            while let event = await events.next() {
                #expect(event.contains("data: \(page)\n"))
                last = event
            }
            #expect(last == "event: end\ndata: \(page)\n\n")
        }
        for page in ["/sign", "/of/me", "/of/meadow", "/of/me//sign"] {
            let response = try await garden.ask("/events?page=\(page)", lines: Self.lines)
            #expect(response.status == (page == "/of/me" ? 200 : 404), "\(page)")
        }
    }
}
