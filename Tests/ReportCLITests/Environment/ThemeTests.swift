@testable import ReportCLI
import SectionKit
import Testing

/// The colours of texts and pages for light and dark backgrounds.
@Suite struct ThemeTests {
    @Test(
        arguments: [
            ([:], .auto), (["theme": "light"], .light), (["theme": "dark"], .dark),
        ] as [([String: String], ColorScheme)])
    func `the theme is that of the option`(options: [String: String], scheme: ColorScheme) throws {
        let settings = try ReportSettings(
            OptionValues(options), .test, zones: ZoneDatabase(environment: [:]))

        #expect(Host.stage([:], columns: 80).style(for: settings).scheme == scheme)
    }

    @Test func `a page has the theme`() async {
        let run = await Album.Run([], ["--format", "html", "--theme", "dark"])

        #expect(run.output.contains("<meta name=\"color-scheme\" content=\"dark\"/>"))
    }

    @Test func `texts have the theme, where they have colours`() async {
        let light = await Album.Run([], ["--theme", "light", "--color", "always"])
        let plain = await Album.Run([], ["--theme", "light"])

        #expect(light.output.contains("\u{1B}[1;38;5;25mAlbum"))
        #expect(!plain.output.contains("\u{1B}"))
    }
}
