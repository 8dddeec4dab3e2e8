#if os(macOS) || os(Linux)
    import FeatureTesting
    import Foundation
    @testable import ReportCLI
    import SectionKit
    import Testing

    /// Links that are opened from the screen.
    @Suite(.timeLimit(.minutes(1))) struct OpenLinkTests {
        private static func link() throws -> WebLink {
            try #require(WebLink("https://a.example/?q='$(x)'&b=%s"))
        }

        @Test func `the first installed browser is started without a shell`() async throws {
            let folder = try TemporaryFolder()
            let names = "\(folder.path("missing")):mkdir -p \(folder.path("%s"))"

            let failure = WebBrowser(environment: ["BROWSER": names]).visit(try Self.link())

            try #require(failure == nil)
            let made = folder.path("https:/a.example/?q='$(x)'&b=%s")
            while !FileManager.default.fileExists(atPath: made) { await Task.yield() }
        }
    }
#endif
