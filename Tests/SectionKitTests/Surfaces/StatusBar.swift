import Foundation
import SectionKit

/// Redraws a screen whenever a section changes, until all have loaded.
struct StatusBar {
    let source: Report.Source
    let now: Date

    func show(_ screen: Screen, draw: (String) -> Void) async {
        async let load: Void = screen.load()
        for await snapshots in await screen.updates() {
            let report = Report(
                title: "Status", source: source, generatedAt: now, sections: snapshots)
            var text = ""
            HeadlineSurface().write(report, to: &text)
            draw(text)
            if snapshots.allSatisfy({ $0.state != .loading }) { break }
        }
        await load
    }
}
