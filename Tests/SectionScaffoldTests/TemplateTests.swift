import Foundation
import Testing

@testable import SectionScaffold

/// InfoFeature is fit to be copied: what speaks of its subject does so in words that are renamed.
@Suite struct TemplateTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func copy(_ name: String) throws -> [String: String] {
        try Template(package: package).renamed(to: try SectionName(name))
    }

    @Test func `is copied whole, no two files to one place`() throws {
        let template = try Template(package: Self.package)

        let copy = try Self.copy("URLShortcuts")

        #expect(copy.count == template.files.count)
        #expect(copy["Sources/URLShortcutsFeature/URLShortcuts.swift"] != nil)
        #expect(copy["Tests/URLShortcutsFeatureTests/URLShortcutsFeatureTests.swift"] != nil)
        #expect(copy["Tests/URLShortcutsFeatureTests/Goldens/url-shortcuts-error.md"] != nil)
    }

    @Test func `leaves no trace of its own name but the address that is asked`() throws {
        for (path, text) in try Self.copy("URLShortcuts") {
            let rest = text.replacing("/v4/company", with: "").replacing(".info", with: "")

            #expect(rest.firstMatch(of: /(?i)company/) == nil, "\(path)")
            #expect(rest.firstMatch(of: /\binfo\b|Info(?![a-z])/) == nil, "\(path)")
        }
    }

    @Test func `says 'the company' wherever a sentence speaks of it`() throws {
        for (path, text) in try Self.copy("URLShortcuts") where path.hasSuffix(".swift") {
            let sentences = text.matches(of: /\/\/.*|`[^`]* [^`]*`/).map(\.output)

            #expect(!sentences.contains { $0.contains("urlShortcuts") }, "\(path)")
        }
    }
}
