import Geodesy
import SectionCLibrary
import SectionKit
import WorldMap

/// Recorded tracks.
enum Tracks {
    static var walk: [Block] {
        let track = (0...900).map { index in
            let turn = Double(index) / 900 * 2 * .pi
            return place(
                40.4153 + 0.004 * sin(turn) + 0.0006 * sin(9 * turn),
                -3.6845 + 0.006 * cos(turn) + 0.0008 * cos(7 * turn))
        }
        let points = [
            MapPoint(track[0], label: "Start", tone: .positive),
            MapPoint(track[450], label: "Lake"),
        ]
        return [
            .map(
                Map(
                    key: "walk", title: "A walk in the park", on: .naturalEarth, points: points,
                    lines: [MapLine([track], path: .straight, tone: .positive)]))
        ]
    }

    static var long: [Block] {
        var numbers = Numbers()
        let track = (0..<1_000_000).map { index in
            place(
                40 + 20 * sin(Double(index) / 70_000) + 0.2 * numbers.next(),
                Double(index) * 0.0003 - 150)
        }
        return [
            .map(
                Map(
                    key: "track", title: "A long track", on: .naturalEarth, points: [],
                    lines: [MapLine([track], path: .straight)]))
        ]
    }
}
