import Geodesy
import SectionKit
import WorldMap

/// What a map must survive.
enum Odd {
    static var blocks: [Block] {
        let points = [
            MapPoint(place(90, 0), label: "North Pole"),
            MapPoint(place(-90, 33), label: "South Pole", tone: .negative),
            MapPoint(place(0, 180), label: "Date line", tone: .pending),
            MapPoint(place(10, 10), label: "</script><script>alert(1)</script>"),
            MapPoint(place(10, 60), label: String(repeating: "tea ", count: 2500)),
            MapPoint(place(20, 60), label: "\u{202E}gnp.exe \u{5E9}\u{5DC}\u{5D5}\u{5DD}"),
            MapPoint(place(30, 60), label: "東京 🚀"),
        ]
        let lines = [
            MapLine([[place(0, 0), place(0, 180)]], path: .greatCircle, label: "antipodes"),
            MapLine([[place(60, 0), place(80, 180)]], path: .greatCircle, tone: .pending),
            MapLine([[place(60, 170), place(-60, -170)]], path: .greatCircle, tone: .positive),
            MapLine(
                [[place(30, 170), place(32, -170), place(28, 175)]], path: .straight,
                label: "twice", tone: .negative),
            MapLine([[place(5, 5), place(5, 5)]], path: .greatCircle, label: "nowhere"),
        ]
        return [
            .map(
                Map(
                    key: "odd", title: "Odd places", on: .naturalEarth, points: points, lines: lines
                )
            ),
            .map(Map(key: "nothing", title: "Nothing", on: .naturalEarth, points: [])),
            .map(
                Map(
                    key: "nowhere", title: "Without land", on: .empty,
                    points: [MapPoint(place(5, 5), label: "Here")])),
        ]
    }
}
