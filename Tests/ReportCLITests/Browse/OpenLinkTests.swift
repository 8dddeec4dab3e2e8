#if os(macOS) || os(Linux)
    import FeatureTesting
    import Foundation
    @testable import ReportCLI
    import SectionKit
    import Testing

    /// Addresses that are opened beside a screen.
    @Suite(.timeLimit(.minutes(1))) struct OpenLinkTests {
        private static func link() throws -> WebLink {
            try #require(WebLink("https://a.example/?q='$(x)'&b=%s"))
        }

        @Test func `starts it without a shell and goes on to the next that there is`() async throws
        {
            let folder = try TemporaryFolder()
            let names = "\(folder.path("missing")):mkdir -p \(folder.path("%s"))"

            let failure = WebBrowser(environment: ["BROWSER": names]).visit(try Self.link())

            try #require(failure == nil)
            let made = folder.path("https:/a.example/?q='$(x)'&b=%s")
            while !FileManager.default.fileExists(atPath: made) { await Task.yield() }
        }
    }
#endif
