import Geodesy
import Testing

@testable import SectionKit

/// Writes the scale of a drawing.
@Suite struct HTMLMapScaleTests {
    @Test(arguments: [(20.0, "200 km"), (0.02, "200 m"), (0.002, "20 m")])
    func `the scale is a round distance`(width: Double, text: String) throws {
        // The frame has a margin of a tenth on each side.
        let half = width / 2.4
        let frame = HTMLMapFrame(.content, places: [try .place(0, -half), try .place(0, half)])

        #expect(HTMLMapScale(frame).html.contains(">\(text)</text>"))
    }

    @Test func `the scale of the world is that of the equator`() {
        let html = HTMLMapScale(HTMLMapFrame(.world, places: [])).html

        #expect(html.contains(">5,000 km</text>"))
        #expect(html.contains("width=\"12.49%\""))
    }
}
