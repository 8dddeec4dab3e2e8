import Testing
import WebHost
import WebServer

/// What the addresses of a program show.
struct WebSiteTests {
    private let house = TeaHouse()

    @Test func `the first tab is at the root, and links to the others`() async throws {
        let (response, text) = try await house.ask("/")
        #expect(response.status == 200)
        #expect(text.contains("<title>Our teas – Tea &lt;house&gt;</title>"))
        #expect(text.contains("<a href=\"/tabs/our-teas\" aria-current=\"page\">Our teas</a>"))
        #expect(text.contains("<a href=\"/tabs/outside\">Outside</a>"))
        #expect(text.contains("<a href=\"/teas\">Only this</a>"))
        #expect(text.contains("Source: The shelf."))
        #expect(try await house.ask("/tabs/our-teas").text.contains("aria-current"))
    }

    @Test func `a browser can install the pages, with a name, an icon and colours`() async throws {
        let (page, text) = try await house.ask("/")
        let policy = try #require(page.value(of: "Content-Security-Policy"))
        #expect(policy.contains("manifest-src 'self'"))
        #expect(
            text.contains(
                """
                <meta name="theme-color" content="#f4f5f7" media="(prefers-color-scheme: light)"/>
                <meta name="theme-color" content="#0f141a" media="(prefers-color-scheme: dark)"/>
                """))
        let pattern = /<link rel="manifest" href="([^"]*)" crossorigin="use-credentials"\/>/
        let link = try #require(text.firstMatch(of: pattern))
        let (response, manifest) = try await house.ask(String(link.1))
        #expect(response.value(of: "Content-Type") == "application/manifest+json")
        for member in [
            "\"name\": \"Tea <house>\"", "\"short_name\": \"Tea <house>\"", "\"start_url\": \"..\"",
            "\"display\": \"standalone\"", "\"theme_color\": \"#f4f5f7\"",
        ] {
            #expect(manifest.contains(member))
        }
        let icons = manifest.matches(of: /"src": "([^"]*)", "sizes": "any"/)
        #expect(icons.count == 2)
        for icon in icons {
            let (response, drawing) = try await house.ask("/files/\(icon.1)")
            #expect(response.value(of: "Content-Type") == "image/svg+xml")
            #expect(drawing.contains("<path d='M"))
        }
        let touch = /<link rel="apple-touch-icon" sizes="180x180" href="([^"]*)"\/>/
        let pictures = manifest.matches(of: /"src": "(icon-[^"]*)", "sizes": "(\d+)x\d+"/)
        #expect(pictures.map(\.2) == ["192", "512"])
        let paths =
            [String(try #require(text.firstMatch(of: touch)).1)] + pictures.map { "/files/\($0.1)" }
        for (path, size) in zip(paths, [180, 192, 512]) {
            let (response, _) = try await house.ask(path)
            #expect(response.value(of: "Content-Type") == "image/png")
            #expect(response.value(of: "Cache-Control") == "public, max-age=86400")
            guard case .bytes(let bytes) = response.body else { continue }
            let side = [0, 0, UInt8(size >> 8), UInt8(size & 255)]
            #expect(Array(bytes[16..<24]) == side + side)
        }
    }

    @Test func `the page of a section has the title of its content`() async throws {
        let (_, text) = try await house.ask("/tea/Sencha")
        #expect(text.contains("<title>Sencha, a tea – Tea &lt;house&gt;</title>"))
        #expect(text.contains("<h1>Sencha, a tea</h1>"))
        #expect(text.contains("<meta name=\"description\" content=\"All about Sencha.\"/>"))
        #expect(text.contains("<p class=\"program\"><a href=\"/\">Tea &lt;house&gt;</a></p>"))
        #expect(try await house.ask("/").text.contains("<h1><a href=\"/\">Tea"))
    }

    @Test func `a page that is sent before its content has the name of the section`() async throws {
        let house = TeaHouse(isWeatherHeld: true)
        let (_, text) = try await house.ask("/weather")
        #expect(text.contains("<title>Weather – Tea &lt;house&gt;</title>"))
        #expect(text.contains("<h1>Weather</h1>"))
        #expect(text.contains("It is too dark."))
    }

    @Test func `a row leads to its details, whatever its name is`() async throws {
        let (_, text) = try await house.ask("/teas?source=cellar")
        #expect(
            text.contains(
                "<a href=\"/tea/Earl%20%3CGrey%3E?source=cellar\">Earl &lt;Grey&gt;</a>"))
        let (_, details) = try await house.ask("/tea/Earl%20%3CGrey%3E?source=cellar")
        #expect(details.contains("<p>All about Earl &lt;Grey&gt;.</p>"))
        #expect(details.contains("Source: The cellar."))
    }

    @Test func `a file of this machine is opened only by a row that was listed`() async throws {
        #expect(try await house.ask("/recipe/%2Fhome%2Fme%2Fchai.txt").response.status == 404)
        let (_, list) = try await house.ask("/recipes")
        let link = try #require(list.split(separator: "<a href=\"/recipe/").dropFirst().first)
        let name = try #require(link.split(separator: "\"").first)
        let (response, text) = try await house.ask("/recipe/\(name)")
        #expect(response.status == 200)
        #expect(text.contains("All about /home/me/chai.txt."))
        #expect(text.contains("action=\"/recipe/\(name)\""))
        #expect(try await TeaHouse().ask("/recipe/\(name)").response.status == 404)
    }

    @Test func `a tab keeps the source that its address gives`() async throws {
        let (_, text) = try await house.ask("/tabs/our-teas?source=cellar")
        #expect(text.contains("<a href=\"/tea/Sencha?source=cellar\">Sencha</a>"))
        #expect(text.contains("<a href=\"/teas?source=cellar\">Only this</a>"))
        #expect(text.contains("Source: The cellar."))
    }

    @Test func `a section that fails or cannot be shown leaves the others alone`() async throws {
        let (response, text) = try await house.ask("/tabs/outside")
        #expect(response.status == 200)
        #expect(text.contains("It is too dark. Wait for the day."))
        #expect(text.contains("This goes on until it ends"))
    }

    @Test func `a page is sent while a section still loads`() async throws {
        let house = TeaHouse(isWeatherHeld: true)
        let (response, text) = try await house.ask("/tabs/outside")
        guard case .stream = response.body else {
            Issue.record("sent whole")
            return
        }
        #expect(response.value(of: "ETag") == nil)
        #expect(text.contains("Weather: loading…"))
        #expect(text.contains("It is too dark."))
        #expect(text.hasSuffix("</html>\n"))
    }

    @Test func `an address keeps the order of a table beside its options`() async throws {
        let (response, text) = try await house.ask(
            "/harvests?sort.harvests.rows=-year&sort.other.rows=a&source=cellar")
        #expect(response.status == 200)
        #expect(
            text.contains(
                "aria-sort=\"descending\"><a href=\"/harvests?source=cellar&amp;"
                    + "sort.other.rows=a&amp;sort.harvests.rows=year\">Year</a>"))
        let years = text.split(separator: "</th></tr>").dropFirst().dropLast().map { $0.suffix(4) }
        #expect(years == ["2023", "2022", "2021", "2020"])
        #expect(text.contains("data-order=\"sort.harvests.rows\""))
        #expect(text.contains("Options (1 set)"))
    }

    @Test(arguments: [
        ("", ["Teas year 2012"]), ("?limit=100", ["Teas year 2012", "Next 100"]),
        ("?limit=100&offset=300", ["Teas year 2012", "Previous 100"]),
        ("?limit=100&offset=900", ["Teas year 2012", "Previous 100"]),
        ("?limit=100&offset=40", ["Teas year 2012", "Previous 40", "Next 100"]),
        ("?limit=0", ["Teas year 2012"]),
        (
            "?limit=9223372036854775807&offset=9223372036854775807",
            ["Teas year 2012", "Previous 350"]
        ),
    ])
    func `a limited list leads to the rows before and after, and a proposal to its section`(
        query: String, links: [String]
    ) async throws {
        let (_, text) = try await house.ask("/stock\(query)")
        let calls = try #require(text.firstMatch(of: /<p class="calls">((.|\n)*?)<\/p>/))
        #expect(calls.1.matches(of: />([^<]+)<\/a>/).map { String($0.1) } == links)
        #expect(calls.1.contains("<a href=\"/teas?year=2012\">"))
        #expect(text.contains("“Our teas” with “Year” shows the old ones."))
    }

    @Test func `the rows after those of a limited list keep the other choices`() async throws {
        let (_, text) = try await house.ask("/stock?limit=100&source=cellar")
        #expect(
            text.contains(
                "<a href=\"/stock?limit=100&amp;source=cellar&amp;offset=100\">Next 100</a>"))
    }

    @Test func `an address chooses a page of a long table, and words that its rows have`()
        async throws
    {
        let (_, text) = try await house.ask("/stock?page.stock.rows=2&source=cellar")
        #expect(text.contains("<p>Rows 101–200 of 350</p>"))
        #expect(
            text.contains(
                "<a href=\"/stock?source=cellar&amp;page.stock.rows=3\" rel=\"next\">Next</a>"))
        #expect(text.contains("<a href=\"/stock?source=cellar\">First</a>"))
        let found = try await house.ask(
            "/stock?search.stock.rows=TIN+34&sort.stock.rows=-grams&source=cellar"
        ).text
        #expect(found.contains(">14 of 350 rows</p>"))
        #expect(found.contains("<tbody>\n<tr><th scope=\"row\">Tin 349</th>"))
        #expect(
            found.contains(
                "<input type=\"hidden\" name=\"source\" value=\"cellar\"/>"
                    + "<input type=\"hidden\" name=\"sort.stock.rows\" value=\"-grams\"/>"))
        let none = try await house.ask("/stock?search.stock.rows=cocoa&page.stock.rows=x")
        #expect(none.response.status == 200)
        #expect(none.text.contains("No match among 350 rows."))
    }

    @Test func `the section that is opened has its tab first`() async throws {
        let text = try await TeaHouse(opened: "weather").ask("/").text
        #expect(text.contains("<a href=\"/tabs/outside\" aria-current=\"page\">"))
    }

    @Test func `a slow page is sent once, also to who comes with a notice that is gone`()
        async throws
    {
        let lines = ["Authorization: Bearer t", "Cookie: tea-house-80-notice=0123"]
        let house = TeaHouse(isWeatherHeld: true)
        let (response, text) = try await house.ask("/tabs/outside", lines: lines)
        #expect(response.status == 200)
        #expect(text.hasSuffix("</html>\n"))
    }

    @Test func `options are a form, with what is given`() async throws {
        let (_, text) = try await house.ask("/teas?year=2020&green=on&kinds=black")
        #expect(text.contains("<form class=\"fields\" method=\"get\" action=\"/teas\">"))
        #expect(text.contains("id=\"teas-year\" name=\"year\" value=\"2020\""))
        #expect(text.contains("name=\"green\" value=\"on\" checked=\"\""))
        #expect(text.contains("name=\"kinds\" value=\"black\" checked=\"\""))
        #expect(text.contains("<option value=\"\" selected=\"\">shelf</option>"))
        #expect(text.contains("Options (3 set)"))
        #expect(!text.contains("Earl"))
    }

    @Test(arguments: [
        ("year=20x", "&#39;20x&#39; is not valid. Use a whole number, 1900 or more, such as"),
        ("year=2020&year=2021", "It takes one value, and there are 2."),
        ("green=maybe", "It is on, or it is left out."),
        ("source=celar", "&#39;celar&#39; is not valid; did you mean &#39;cellar&#39;?"),
        ("yaer=2020", "There is no option &#39;yaer&#39;; did you mean &#39;year&#39;?"),
        ("year=1999", "there was no harvest in 1999."),
    ])
    func `an odd value is said at its field, and nothing is loaded`(
        query: String, reason: String
    ) async throws {
        let (response, text) = try await house.ask("/teas?\(query)")
        #expect(response.status == 400)
        #expect(text.contains(reason), "\(text)")
        #expect(text.contains("<details class=\"options\" open=\"\">"))
        #expect(!text.contains("Sencha"))
        #expect(try await house.ask("/teas.json?\(query)").response.status == 400)
    }

    @Test func `an address leaves out empty fields, and has the operand in its path`() async throws
    {
        let teas = try await house.ask("/teas?year=&green=on&kinds=").response
        #expect(teas.status == 303)
        #expect(teas.value(of: "Location") == "/teas?green=on")
        let tea = try await house.ask("/tea?tea=Earl+Grey&source=").response
        #expect(tea.value(of: "Location") == "/tea/Earl%20Grey")
        let (empty, text) = try await house.ask("/tea")
        #expect(empty.status == 200)
        #expect(text.contains("<details class=\"options\" open=\"\">"))
    }

    @Test func `what does not exist is not found in any format, and the page names its field`()
        async throws
    {
        let (response, text) = try await house.ask("/tea/Nettle")
        #expect(response.status == 404)
        #expect(text.contains("Ask for the field “Tea”, or fill in the field “Tea”."))
        #expect(text.contains("value=\"Nettle\" "))
        #expect(text.contains("aria-invalid=\"true\""))
        #expect(try await house.ask("/tea/Nettle.json").response.status == 404)
    }

    @Test func `an ending asks for a format, which has private values only if asked`() async throws
    {
        let (page, text) = try await house.ask("/teas")
        #expect(text.contains("12A"))
        #expect(page.value(of: "Cache-Control") == "no-store")
        #expect(text.contains("<a href=\"/teas.csv\">CSV</a>"))
        let (csv, table) = try await house.ask("/teas.csv?green=on")
        #expect(csv.value(of: "Content-Type") == "text/csv; charset=utf-8")
        #expect(csv.value(of: "Content-Disposition") == "inline; filename=\"teas.csv\"")
        #expect(table.hasPrefix("name\r\nSencha\r\n"))
        #expect(try await house.ask("/teas.csv?personal").text.contains("12A"))
        #expect(try await house.ask("/tea/Sencha.csv").response.status == 406)
        #expect(try await house.ask("/weather.csv").response.status == 503)
        #expect(try await house.ask("/tabs/our-teas.json").text.contains("\"teas\""))
        let direct = try await house.ask("/teas.json?token=t", lines: [])
        #expect(direct.response.status == 200)
    }

    @Test(arguments: [
        "/nothing", "/tabs/nothing", "/tabs", "/teas/", "/teas/x", "/tea/a/b", "/../etc/passwd",
        "/%2e%2e/etc", "/tea/..", "//teas", "/files/", "/files/..%2Fx", "/tea/", "/.json",
    ])
    func `another address has no page`(path: String) async throws {
        let (response, text) = try await house.ask(path)
        #expect(response.status == 404)
        #expect(text.contains("There is no page at this address."))
        #expect(text.contains("/tabs/outside"))
    }

    @Test func `nothing is shown without the token, not even the tabs`() async throws {
        for path in ["/", "/teas", "/teas.json", "/nothing"] {
            let (response, text) = try await house.ask(path, lines: [])
            #expect(response.status == 403)
            #expect(!text.contains("/tabs/"))
        }
        #expect(house.loadCount == 0)
    }

    @Test func `who has no token is asked for it, and comes to the page that was asked for`()
        async throws
    {
        let (_, page) = try await house.ask("/teas?year=2020&green=on", lines: [])
        #expect(page.contains("<form class=\"fields\" method=\"get\" action=\"/teas\">"))
        #expect(page.contains("<input type=\"hidden\" name=\"year\" value=\"2020\"/>"))
        #expect(page.contains("name=\"token\" type=\"password\""))
        #expect(!page.contains("That is not the token."))
        let (_, again) = try await house.ask("/teas?year=2020&token=x", lines: [])
        #expect(again.contains("That is not the token."))
        #expect(!again.contains("value=\"x\""))
        let entered = try await house.ask("/teas?year=2020&green=on&token=t", lines: []).response
        #expect(entered.value(of: "Location") == "/teas?year=2020&green=on")
    }

    @Test func `a page can ask whether its browser may go on`() async throws {
        #expect(try await house.ask("/events", method: "HEAD").response.status == 200)
        #expect(try await house.ask("/events", method: "HEAD", lines: []).response.status == 403)
    }

    @Test func `a form that is sent without the token changes nothing, and says how to go on`()
        async throws
    {
        let lines = ["Origin: http://localhost:80"]
        let (response, text) = try await house.ask("/teas", method: "POST", lines: lines)
        #expect(response.status == 403)
        #expect(text.contains("Nothing was changed. Sign in in another window, and then load this"))
    }

    @Test func `only reading is allowed`() async throws {
        let lines = ["Authorization: Bearer t", "Origin: http://localhost:80"]
        let response = try await house.ask("/teas", method: "POST", lines: lines).response
        #expect(response.status == 405)
        #expect(response.value(of: "Allow") == "GET, HEAD")
        #expect(try await house.ask("/teas", method: "DELETE").response.status == 403)
    }

    @Test func `who asks again at once gets the same, which is made once`() async throws {
        let first = try await house.ask("/tea/Sencha")
        let tag = try #require(first.response.value(of: "ETag"))
        #expect(first.response.value(of: "Cache-Control") == "private, no-cache")
        let second = try await house.ask(
            "/tea/Sencha", lines: ["Authorization: Bearer t", "If-None-Match: \(tag)"])
        #expect(second.response.status == 304)
        #expect(house.loadCount == 1)
    }

    @Test func `a page loads nothing but its own files, and each of these exists`() async throws {
        let (response, text) = try await house.ask("/teas")
        let policy = try #require(response.value(of: "Content-Security-Policy"))
        #expect(policy.hasPrefix("default-src 'none'; style-src 'self'; script-src 'self';"))
        #expect(response.value(of: "X-Content-Type-Options") == "nosniff")
        let paths = text.split(separator: "\"").filter { $0.hasPrefix("/files/") }
        #expect(paths.count > 4)
        for path in paths {
            let file = try await house.ask(String(path), lines: []).response
            #expect(file.status == 200)
            #expect(file.value(of: "Cache-Control")?.hasPrefix("public, max-age=") == true)
        }
    }
}
