import Airports
import FeatureKit
import SectionKit

/// Shows how far places are apart: a sentence, the facts of the journey, its legs and its map.
struct DistanceSection: Section {
    let id = DistanceBuilder.name
    let title = "Distance"
    let shape = ContentShape(facts: 0...20, tables: 1...1, places: 1...1, maps: 1...1)
    let query: DistanceQuery
    var source: Report.Source?
    let presenter: any PresenterInput<DistanceQuery, Journey>

    func load(into output: some SectionOutput<Journey>) async {
        await presenter.present(query, in: output)
    }

    func body(for journey: Journey) -> [Block] {
        [
            .paragraph(InlineText(journey.summary)), .facts(journey.facts), .table(journey.table),
            .map(journey.map),
        ]
    }

    func pageTitle(for journey: Journey) -> String {
        "\(title) from \(journey.places.map(\.code).joined(separator: " to "))"
    }

    func warnings(for journey: Journey) -> [String] {
        journey.warnings
    }
}
