import Testing

@testable import SectionKit

/// The colours and sizes that pages and terminals share.
@Suite struct DesignTests {
    /// The style sheets that take their colours and sizes from the variables.
    private static let styles = [
        WebFile.pageCSS.text, WebFile.lineChartCSS.text, WebFile.mapCSS.text,
    ]

    @Test(arguments: [
        (Shade(0x1A56B0), "#1a56b0"), (Shade(0x000A0F), "#000a0f"),
        (Shade(0x466E96, opacity: 41), "#466e9629"),
    ])
    func `a colour is written in CSS`(shade: Shade, css: String) {
        #expect(shade.css == css)
    }

    @Test(
        arguments: [
            (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x808080, 244),
            (0x080808, 232), (0xEEEEEE, 255), (0x1A56B0, 25),
        ] as [(UInt32, Int)])
    func `the colour of xterm that is nearest is found`(rgb: UInt32, number: Int) {
        #expect(Shade(rgb).xterm == number)
    }

    @Test func `the style sheets use only variables that exist`() {
        let own = ["tone", "soft", "series", "dash"]
        let names = Set(
            own + ColorToken.allCases.map(\.rawValue) + SizeToken.allCases.map(\.rawValue))
        for style in Self.styles {
            let used = style.matches(of: /var\(--([a-z0-9-]+)\)/).map { String($0.output.1) }
            #expect(!used.isEmpty)
            #expect(used.filter { !names.contains($0) } == [])
        }
    }

    @Test func `the style sheets have no colours of their own`() {
        for style in Self.styles {
            #expect(style.firstMatch(of: /#[0-9a-f]{3,8}\b|rgb\(|hsl\(/) == nil)
        }
    }

    @Test func `a page is light and dark as its reader prefers`() throws {
        let text = HTMLVariables(scheme: .auto).text

        let parts = text.split(separator: "@media screen and (prefers-color-scheme: dark) {")
        try #require(parts.count == 2)
        #expect(parts[0].contains("color-scheme: light dark;"))
        #expect(parts[0].contains("--page: #f4f5f7;"))
        #expect(parts[1].contains("--page: #0f141a;"))
    }

    @Test func `a light page is never dark`() {
        let text = HTMLVariables(scheme: .light).text

        #expect(text.contains("color-scheme: light;"))
        #expect(text.contains("--page: #f4f5f7;"))
        #expect(!text.contains("@media"))
    }

    @Test func `a dark page is dark on every screen, but not on paper`() throws {
        let text = HTMLVariables(scheme: .dark).text

        let parts = text.split(separator: "@media screen {")
        try #require(parts.count == 2)
        #expect(parts[0].contains("color-scheme: dark;"))
        #expect(parts[0].contains("--page: #f4f5f7;"))
        #expect(parts[1].contains("--page: #0f141a;"))
    }

    @Test(
        arguments: [
            (.auto, "1;36", "34", "32"), (.light, "1;38;5;25", "38;5;25", "38;5;23"),
            (.dark, "1;38;5;111", "38;5;111", "38;5;115"),
        ] as [(ColorScheme, String, String, String)])
    func `a terminal has the colours of a scheme`(
        scheme: ColorScheme, title: String, link: String, positive: String
    ) {
        #expect(TextStyle.title.parameters(in: scheme) == title)
        #expect(TextStyle.link.parameters(in: scheme) == link)
        #expect(TextStyle.tone(.positive).parameters(in: scheme) == positive)
    }

    @Test(arguments: ColorScheme.allCases)
    func `tones differ on maps and in texts`(scheme: ColorScheme) {
        for style in [TextStyle.tone, TextStyle.mapped] {
            let colors = Badge.Tone.allCases.map { style($0).parameters(in: scheme) }
            #expect(Set(colors).count == Badge.Tone.allCases.count)
        }
    }

    @Test(arguments: ColorScheme.allCases)
    func `the first six lines of a chart differ`(scheme: ColorScheme) {
        let colors = (0..<6).map { TextStyle.series($0).parameters(in: scheme) }
        #expect(Set(colors).count == 6)
    }
}
