import FeatureKit
import Flights
import SectionEssentials
import SectionKit

/// Shows how far a receiver has heard: a sentence, a map with the outline, the farthest aircraft in
/// each direction, and the number of aircraft in each hour.
struct RangeSection: Section {
    let id = RangeBuilder.name
    let title = "Range"
    let shape = ContentShape(tables: 1...1, charts: 1...1, places: 1...1, maps: 0...1)
    let units: UnitSystem
    let isRecorded: Bool
    let presenter: any PresenterInput<Bool, RangeReport>

    /// What was recorded is from no source of the program.
    var source: Report.Source? {
        isRecorded
            ? nil
            : Report.Source(id: RangeBuilder.name, summary: "what you recorded of your receiver.")
    }

    func load(into output: some SectionOutput<RangeReport>) async {
        await presenter.present(isRecorded, in: output)
    }

    func body(for report: RangeReport) -> [Block] {
        report.blocks(in: units)
    }

    func warnings(for report: RangeReport) -> [String] {
        report.warnings
    }

    func refreshInterval(for report: RangeReport) -> Duration? {
        report.refreshInterval
    }
}
