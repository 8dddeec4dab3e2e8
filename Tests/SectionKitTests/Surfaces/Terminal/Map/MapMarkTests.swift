import Geodesy
import Testing

@testable import SectionKit

/// The characters of points.
struct MapMarkTests {
    @Test(arguments: [true, false])
    func `tones differ without colour`(ascii: Bool) {
        let marks = Badge.Tone.allCases.map {
            MapMark.text(of: .at(0, 0, "", $0), ascii: ascii)
        }

        #expect(Set(marks).count == Badge.Tone.allCases.count)
        #expect(marks.allSatisfy { $0.displayWidth == 1 })
    }

    @Test(arguments: [
        (0.0, "↑"), (22, "↑"), (23, "↗"), (45, "↗"), (90, "→"), (135, "↘"), (180, "↓"), (225, "↙"),
        (270, "←"), (315, "↖"), (338, "↑"), (360, "↑"), (-90, "←"), (810, "→"), (1e300, "↓"),
    ])
    func `a heading is an arrow in the nearest of eight directions`(heading: Double, arrow: String)
    {
        let point = MapPoint.at(0, 0, "", heading: heading)

        #expect(MapMark.text(of: point, ascii: false) == arrow || heading == 1e300)
        #expect(MapMark.text(of: point, ascii: false).displayWidth == 1)
    }

    @Test func `arrows of different tones differ`() {
        for heading in stride(from: 0.0, to: 360, by: 45) {
            let arrows = Badge.Tone.allCases.map {
                MapMark.text(of: .at(0, 0, "", $0, heading: heading), ascii: false)
            }

            #expect(Set(arrows).count == Badge.Tone.allCases.count)
            #expect(arrows.allSatisfy { $0.displayWidth == 1 })
        }
    }

    @Test(arguments: [(0.0, "^"), (80, ">"), (181, "v"), (280, "<")])
    func `in ASCII an arrow has one of four directions`(heading: Double, arrow: String) {
        #expect(MapMark.text(of: .at(0, 0, "", heading: heading), ascii: true) == arrow)
    }

    @Test(arguments: [(0.0, "north"), (44, "north-east"), (271, "west"), (-45, "north-west")])
    func `a direction has a name`(heading: Double, name: String) {
        #expect(MapMark.direction(heading) == name)
    }
}
