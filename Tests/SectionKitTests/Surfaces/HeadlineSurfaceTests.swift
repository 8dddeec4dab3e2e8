import FeatureTesting
import SectionKit
import Testing

/// Tests the custom surface of the documentation.
@Suite struct HeadlineSurfaceTests {
    @Test func `a headline surface writes one line per section`() throws {
        let moons = Table(key: "moons", columns: [Column("name", "Name")], rows: [[], []])
        let error = SectionError(message: "The tides could not be loaded.", recovery: "Wait.")

        let text = self.text(of: [
            SectionSnapshot(id: "news", title: "News", state: .loading),
            SectionSnapshot(
                id: "moons", title: "Moons",
                state: .success([.heading("All"), .paragraph("Mars has"), .table(moons)])),
            SectionSnapshot(
                id: "sky", title: "Sky", state: .success([.notice(Notice(.info, "clear"))])),
            SectionSnapshot(id: "tides", title: "Tides", state: .error(error)),
        ])

        #expect(
            text == """
                News: …
                Moons: Mars has, 2 moons
                Sky: clear
                Tides: The tides could not be loaded.

                """)
    }

    private func text(of sections: [SectionSnapshot]) -> String {
        HeadlineSurface().written(
            Report(
                title: "Status",
                source: Report.Source(id: "test", summary: "made up."),
                generatedAt: GoldenFormat.now,
                sections: sections
            ))
    }
}
