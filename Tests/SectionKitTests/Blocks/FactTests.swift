import FeatureTesting
import SectionKit
import Testing

@Suite struct FactTests {
    private let snapshot = SectionSnapshot(
        id: "climb", title: "Climb",
        state: .success([
            .facts([
                Fact("name", "Name", .text("Otter")),
                .people("Altitude", .measure(Measure(1000, .foot))),
                .machines("altitude_ft", .measure(Measure(1000, .foot))),
                .machines("altitude_m", .measure(Measure(304.8, .metre, digits: 1))),
            ])
        ]))

    @Test(arguments: [GoldenFormat.terminal80, .markdown])
    func `people see a fact for people, and not those for machines`(format: GoldenFormat) {
        let text = format.text(of: snapshot)

        #expect(text.contains("1,000 ft"))
        #expect(!text.contains("304.8"))
        #expect(text.count(of: "1,000") == 1)
    }

    @Test func `JSON has a fact for machines, and not those for people`() {
        let text = GoldenFormat.json.text(of: snapshot)

        #expect(text.contains("\"altitude_ft\": 1000"))
        #expect(text.contains("\"altitude_m\": 304.8"))
        #expect(!text.contains("\"\":"))
    }

    @Test func `the shape of content counts the facts for machines`() throws {
        #expect(ContentShape(of: try #require(snapshot.state.content)).facts == 3...3)
    }
}

extension String {
    fileprivate func count(of word: String) -> Int { split(separator: word).count - 1 }
}
