import FeatureKit
import SectionKit
import Tracks
import Walking

/// Shows recorded tracks: what is measured of them, their profile, a map, and tables.
struct TrackSection: Section {
    let id = TrackBuilder.name
    let query: TrackQuery

    /// The zone of the day in the title.
    let zone: DisplayZone

    let presenter: any PresenterInput<TrackQuery, TrackReport>

    var title: String {
        switch query.rows {
        case .splits: "Splits"
        case .steps: "Steps"
        case .points: "Points"
        case .tracks: "Tracks"
        case nil: query.files.count > 1 ? "Tracks" : "Track"
        }
    }

    var shape: ContentShape {
        switch query.rows {
        case .steps, .points: ContentShape(tables: 1...1, places: 1...1)
        case .splits, .tracks: ContentShape(tables: 1...1)
        case nil:
            ContentShape(
                facts: 0...Int.max, tables: 2...2, records: 1...1, charts: 0...6, maps: 0...1)
        }
    }

    var source: Report.Source? {
        query.showsNewest ? WalkSource.newest : WalkSource.files(query.files)
    }

    func load(into output: some SectionOutput<TrackReport>) async {
        await presenter.present(query, in: output)
    }

    func body(for report: TrackReport) -> [Block] {
        switch query.rows {
        case .splits: [.table(report.splitsTable(forPeople: true))]
        case .steps: [.table(report.stepsTable)]
        case .points: [.table(report.pointsTable)]
        case .tracks: [.table(report.tracksTable(forPeople: true))]
        // What CSV has without --table: a row for each track.
        case nil: report.blocks + [.table(report.tracksTable(forPeople: false).asRecord())]
        }
    }

    func pageTitle(for report: TrackReport) -> String {
        let name = report.name ?? title
        return report.start.map { "\(name), \(zone.day($0))" } ?? name
    }

    func isPartial(_ report: TrackReport) -> Bool { !report.problems.isEmpty }

    func warnings(for report: TrackReport) -> [String] {
        report.warnings
    }
}
