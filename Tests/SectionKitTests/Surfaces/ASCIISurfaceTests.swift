import Foundation
import SectionKit
import Testing

/// What each surface writes where nothing but ASCII may be written.
struct ASCIISurfaceTests {
    @Test(arguments: [
        TerminalSurface(style: TerminalStyle(width: 80, ascii: true)) as any Surface,
        MarkdownSurface(ascii: true), JSONSurface(ascii: true),
    ])
    func `there is nothing but ASCII`(surface: any Surface) throws {
        let text = try surface.text(of: Showcase.report())

        #expect(text.utf8.allSatisfy { $0 == 0x0A || 0x20...0x7E ~= $0 })
    }

    @Test func `JSON says the same in escapes`() throws {
        let plain = try JSONSurface().text(of: Showcase.report())
        let ascii = try JSONSurface(ascii: true).text(of: Showcase.report())

        #expect(plain != ascii)
        #expect(try Self.object(plain) == Self.object(ascii))
    }

    private static func object(_ json: String) throws -> NSDictionary? {
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
    }
}
