import Testing

@testable import SectionKit

/// Allows only the style, the script and the images of a page.
@Suite struct HTMLPolicyTests {
    private let variables = WebFile(HTMLVariables(scheme: .auto).text)
    private let table = Block.table(
        Table(columns: [Column("name", "Name")], rows: [[.text("Alice")]]))

    @Test(arguments: [
        ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
        ),
    ])
    func `the hashes of the standard's examples are correct`(text: String, hash: String) {
        #expect(WebFile(text).hash == hash)
    }

    @Test func `the policy has the hashes of style and script`() {
        for file in Self.files { #expect(file.hash == WebFile(file.text).hash) }
    }

    private static let files = [
        WebFile.pageCSS, .tablesJS, .galleryCSS, .galleryJS, .lineChartCSS, .lineChartJS, .mapCSS,
        .mapJS,
    ]

    @Test func `style and script are the same in HTML, XML and ASCII`() {
        let texts =
            Self.files.map(\.text)
            + ColorScheme.allCases.map { HTMLVariables(scheme: $0).text }
        for text in texts {
            let odd = text.utf8.first {
                $0 >= 0x80 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&")
            }
            #expect(odd == nil)
        }
    }

    @Test func `a page of text allows no script, and no image but its icon`() throws {
        let page = try HTMLPage([.paragraph("Tea.")])

        #expect(
            page.policy
                == "default-src 'none'; style-src 'sha256-\(variables.hash)'"
                + " 'sha256-\(WebFile.pageCSS.hash)';"
                + " img-src data:; base-uri 'none'; form-action 'none'")
        #expect(page.elements("script").isEmpty)
        #expect(page.elements("style").map(\.text) == [variables.text, WebFile.pageCSS.text])
    }

    @Test func `a page with a line chart allows both of its styles`() throws {
        let chart = LineChart(
            key: "k", title: "T", over: .measures("x", "X", [1], nil),
            series: [LineChart.Series("s", "S", [1])])
        let page = try HTMLPage([.lineChart(chart)])

        #expect(
            page.policy.contains(
                " 'sha256-\(WebFile.pageCSS.hash)' 'sha256-\(WebFile.lineChartCSS.hash)'; "))
        #expect(
            page.elements("style").map(\.text)
                == [variables.text, WebFile.pageCSS.text, WebFile.lineChartCSS.text])
    }

    @Test func `a page with a table allows the script`() throws {
        let page = try HTMLPage([table])

        #expect(page.policy.contains("; script-src 'sha256-\(WebFile.tablesJS.hash)';"))
        #expect(page.elements("script").map(\.text) == [WebFile.tablesJS.text])
        #expect(page.policy.contains("; img-src data:;"))
    }

    @Test func `a page with a map allows the style and the script of maps`() throws {
        let map = Block.map(.world())

        let page = try HTMLPage([map])
        let both = try HTMLPage([map, table])

        #expect(
            page.policy.contains(
                "'sha256-\(WebFile.pageCSS.hash)' 'sha256-\(WebFile.mapCSS.hash)';"))
        #expect(page.policy.contains("; script-src 'sha256-\(WebFile.mapJS.hash)';"))
        #expect(page.elements("script").map(\.text) == [WebFile.mapJS.text])
        #expect(both.elements("script").map(\.text) == [WebFile.tablesJS.text, WebFile.mapJS.text])
        #expect(!page.elements.flatMap(\.attributes.keys).contains("style"))
    }

    @Test func `pictures of the web are links, which need no permission`() throws {
        let image = Image(try .test("https://a.example/b.png"), alternative: "A cup")
        let places: [Block] = [
            .image(image), .facts([Fact("cup", "Cup", .image(image))]),
            .table(Table(columns: [Column("cup", "Cup")], rows: [[.empty], [.image(image)]])),
        ]

        for place in places {
            for surface in [HTMLSurface(), HTMLSurface(images: false)] {
                let page = try HTMLPage([place], surface)
                #expect(page.elements("img").isEmpty)
                #expect(page.links == ["https://a.example/b.png"])
            }
        }
    }

    @Test func `no element has inline style or script`() throws {
        let page = try HTMLPage(HTMLSurface().text(of: Showcase.report()))

        let attributes = page.elements.flatMap(\.attributes.keys)
        #expect(!attributes.isEmpty)
        #expect(!attributes.contains { $0 == "style" || $0.hasPrefix("on") })
    }
}
