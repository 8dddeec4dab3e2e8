import Foundation
import Testing

@testable import SectionKit

/// Allows only the style, the script and the images of a page.
@Suite struct HTMLPolicyTests {
    private let variables = HTMLVariables(scheme: .auto)
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
        #expect(self.hash(of: text) == hash)
    }

    @Test func `the policy has the hashes of style and script`() {
        for scheme in ColorScheme.allCases {
            let variables = HTMLVariables(scheme: scheme)
            #expect(variables.hash == hash(of: variables.text))
        }
        #expect(HTMLStyle.hash == hash(of: HTMLStyle.text))
        #expect(HTMLLineChartStyle.hash == hash(of: HTMLLineChartStyle.text))
        #expect(HTMLLineChartScript.hash == hash(of: HTMLLineChartScript.text))
        #expect(HTMLGalleryStyle.hash == hash(of: HTMLGalleryStyle.text))
        #expect(HTMLGalleryScript.hash == hash(of: HTMLGalleryScript.text))
        #expect(HTMLScript.hash == hash(of: HTMLScript.text))
        #expect(HTMLMapStyle.hash == hash(of: HTMLMapStyle.text))
        #expect(HTMLMapScript.hash == hash(of: HTMLMapScript.text))
    }

    @Test func `style and script are the same in HTML, XML and ASCII`() {
        let texts =
            [
                HTMLStyle.text, HTMLLineChartStyle.text, HTMLScript.text, HTMLMapStyle.text,
                HTMLMapScript.text, HTMLLineChartScript.text, HTMLGalleryStyle.text,
                HTMLGalleryScript.text,
            ] + ColorScheme.allCases.map { HTMLVariables(scheme: $0).text }
        for text in texts {
            let odd = text.utf8.first {
                $0 >= 0x80 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&")
            }
            #expect(odd == nil)
        }
    }

    @Test func `a page of text allows no script and no images`() throws {
        let page = try HTMLPage([.paragraph("Tea.")])

        #expect(
            page.policy
                == "default-src 'none'; style-src 'sha256-\(variables.hash)'"
                + " 'sha256-\(HTMLStyle.hash)';"
                + " base-uri 'none'; form-action 'none'")
        #expect(page.elements("script").isEmpty)
        #expect(page.elements("style").map(\.text) == [variables.text, HTMLStyle.text])
    }

    @Test func `a page with a line chart allows both of its styles`() throws {
        let chart = LineChart(
            key: "k", title: "T", over: .measures("x", "X", [1], nil),
            series: [LineChart.Series("s", "S", [1])])
        let page = try HTMLPage([.lineChart(chart)])

        #expect(
            page.policy.contains(
                " 'sha256-\(HTMLStyle.hash)' 'sha256-\(HTMLLineChartStyle.hash)'; "))
        #expect(
            page.elements("style").map(\.text)
                == [variables.text, HTMLStyle.text, HTMLLineChartStyle.text])
    }

    @Test func `a page with a table allows the script`() throws {
        let page = try HTMLPage([table])

        #expect(page.policy.contains("; script-src 'sha256-\(HTMLScript.hash)';"))
        #expect(page.elements("script").map(\.text) == [HTMLScript.text])
        #expect(!page.policy.contains("img-src"))
    }

    @Test func `a page with a map allows the style and the script of maps`() throws {
        let map = Block.map(.world())

        let page = try HTMLPage([map])
        let both = try HTMLPage([map, table])

        #expect(page.policy.contains("'sha256-\(HTMLStyle.hash)' 'sha256-\(HTMLMapStyle.hash)';"))
        #expect(page.policy.contains("; script-src 'sha256-\(HTMLMapScript.hash)';"))
        #expect(page.elements("script").map(\.text) == [HTMLMapScript.text])
        #expect(both.elements("script").map(\.text) == [HTMLScript.text, HTMLMapScript.text])
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
                #expect(!page.policy.contains("img-src"))
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

    private func hash(of text: String) -> String {
        Data(SHA256.digest(Array(text.utf8))).base64EncodedString()
    }
}
