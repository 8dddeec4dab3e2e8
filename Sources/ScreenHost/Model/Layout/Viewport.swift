import SectionKit

/// The area of the screen that shows a page, and how the lines are formatted.
struct Viewport {
    /// The number of columns for text, without the cursor mark.
    let columns: Int

    /// The number of visible lines.
    let height: Int

    let typesetter: Typesetter

    /// The source, which is named where it demands that something is said with its facts; nil if none
    /// is open.
    var source: Report.Source?

    /// The map and the chart below the page; nil if none is shown.
    var dock: Dock?

    /// The map below the page; nil if none is shown.
    var map: MapDock? { dock?.map }
}
