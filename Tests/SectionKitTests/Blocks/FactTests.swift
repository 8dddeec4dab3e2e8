import FeatureTesting
import SectionKit
import Testing

@Suite struct FactTests {
    private let snapshot = SectionSnapshot(
        id: "climb", title: "Climb",
        state: .success([
            .facts([
                Fact("name", "Name", .text("Otter")),
                .people("Altitude", .measure(Measure(10_000, .foot))),
                .machines("altitude_ft", .measure(Measure(10_000, .foot))),
                .machines("altitude_m", .measure(Measure(3048, .metre))),
            ])
        ]))

    @Test(arguments: [GoldenFormat.terminal80, .markdown])
    func `people see a fact for people, and not those for machines`(format: GoldenFormat) {
        let text = format.text(of: snapshot)

        #expect(text.contains("10,000 ft"))
        #expect(!text.contains("3048"))
        #expect(text.count(of: "10,000") == 1)
    }

    @Test func `JSON has a fact for machines, and not those for people`() {
        let text = GoldenFormat.json.text(of: snapshot)

        #expect(text.contains("\"altitude_ft\": 10000"))
        #expect(text.contains("\"altitude_m\": 3048"))
        #expect(!text.contains("\"\":"))
    }

    @Test func `the shape of content counts the facts for machines`() throws {
        #expect(ContentShape(of: try #require(snapshot.state.content)).facts == 3...3)
    }
}

extension String {
    fileprivate func count(of word: String) -> Int { split(separator: word).count - 1 }
}
