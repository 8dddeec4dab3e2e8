import CheckFeature
import ReportCLI
import SectionKit
import TrackFeature
import TrackFiles
import WalkFeature
import Walking
import WalksFeature

/// The definition of the program: its sections and its sources.
enum Catalog {
    static let program = ReportProgram(
        name: "walk-report",
        version: "0.1.0",
        title: "Walk report",
        summary: "Reports on walks and the photos along them, as text, Markdown, HTML or GPX.",
        recipes: [
            WalksBuilder.recipe,
            WalkBuilder.recipe,
            TrackBuilder.recipe,
            CheckBuilder.recipe,
        ],
        actions: WalksBuilder.actions,
        sources: [WalkSources.walks],
        formats: [.tcx],
        tabs: [
            ScreenTab("Walks", sections: [WalksBuilder.recipe.name]),
            ScreenTab("Walk", sections: [WalkBuilder.recipe.name]),
            ScreenTab("Track", sections: [TrackBuilder.recipe.name]),
        ],
        opened: WalksBuilder.recipe.name,
        baseMaps: TrackBuilder.places
    )
}

extension ReportFormat {
    /// Training Center XML.
    fileprivate static let tcx = ReportFormat(
        "tcx", summary: "TCX with recorded tracks, for training programs",
        fileExtensions: [".tcx"], isPaged: false
    ) { _ in TCXSurface() }
}
