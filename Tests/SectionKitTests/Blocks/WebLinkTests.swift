import SectionKit
import Testing

struct WebLinkTests {
    @Test(arguments: [
        "https://example.com", "http://example.com/", "HTTPS://EXAMPLE.COM/Path",
        "https://example.com:8080/a/b?c=d&e=f#g", "https://example.com/%E6%9D%B1%20x",
        "https://user@example.com/~a/(b)'c*d,e;f=g!$@:", "http://127.0.0.1/", "https://[::1]/",
        "https://7.example", "https://youtu.be/0a_00nJ_Y88",
    ])
    func `a complete address is kept as given`(url: String) {
        #expect(WebLink(url)?.url == url)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript://example.com/%0Aalert(1)", "data:text/html,x",
        "file:///etc/passwd", "ftp://example.com", "mailto:a@example.com", "example.com",
        "//example.com", "https:example.com", "https:/example.com", "httpss://example.com",
        "xhttps://example.com", "vbscript:x", "",
    ])
    func `schemes other than http and https are refused`(url: String) {
        #expect(WebLink(url) == nil)
    }

    @Test(arguments: [
        "https://", "http://", "https:///path", "https://?q", "https://#f", "https://.",
        "https://:80",
        "https://@",
    ])
    func `an address without a host is refused`(url: String) {
        #expect(WebLink(url) == nil)
    }

    @Test(arguments: [" ", "\"", "<", ">", "\\", "^", "`", "{", "|", "}", "é", "東", "🚀", "\u{301}"])
    func `a character that must be percent-encoded is refused anywhere`(character: String) {
        #expect(WebLink("\(character)https://example.com/") == nil)
        #expect(WebLink("https://\(character)example.com/") == nil)
        #expect(WebLink("https://exa\(character)mple.com/") == nil)
        #expect(WebLink("https://example.com/a\(character)b") == nil)
        #expect(WebLink("https://example.com/\(character)") == nil)
    }

    /// One test for all, because test names show their arguments, and the terminal would obey them.
    @Test func `control characters are refused anywhere`() {
        let controls = (Array(0x00...0x1F) + Array(0x7F...0xA0) + [0x200B, 0x202E, 0x2028, 0xFEFF])
            .compactMap { Unicode.Scalar($0 as UInt32) }

        let accepted = controls.filter { control in
            WebLink("https://example.com/a\(control)b") != nil
                || WebLink("http\(control)://example.com/") != nil
                || WebLink("https\(control)//example.com/") != nil
                || WebLink("https:\(control)/example.com/") != nil
                || WebLink("\(control)https://example.com/") != nil
                || WebLink("https://example.com/\(control)") != nil
        }

        #expect(controls.count == 70)
        #expect(accepted.isEmpty)
    }
}
