import Geodesy
import SectionEssentials
import SectionKit
import WorldMap

/// As many points and arcs as a map should draw smoothly.
enum Crowd {
    static func blocks(points count: Int, arcs: Int) -> [Block] {
        var numbers = Numbers()
        let points = (0..<count).map { index in
            // Most are near the parallels where most people live.
            let latitude = 30 + 60 * (numbers.next() + numbers.next() + numbers.next() - 1.5)
            let at = place(min(85, latitude), 360 * numbers.next() - 180)
            return MapPoint(
                at, label: "P\(index)", tone: index % 10 == 0 ? .positive : .neutral,
                priority: index % 100 == 0 ? 2 : index % 10 == 0 ? 1 : 0, row: "\(index)")
        }
        let lines = (0..<(points.isEmpty ? 0 : arcs)).map { _ in
            let ends = (0..<2).map { _ in
                points[Int(numbers.next() * Double(points.count))].coordinate
            }
            return MapLine([ends], path: .greatCircle)
        }
        let map = Map(
            key: "crowd", title: "Places and routes", on: .naturalEarth, frame: .world,
            points: points, lines: lines, table: "places")
        return [.map(map), .table(of: points, key: "places")]
    }
}

/// Aircraft with headings, in a part of the Earth.
enum Aircraft {
    static var blocks: [Block] {
        var numbers = Numbers()
        let points = (0..<200).map { index in
            let at = place(36 + 24 * numbers.next(), 35 * numbers.next() - 10)
            let tone: Badge.Tone =
                index % 29 == 0 ? .negative : index % 11 == 0 ? .pending : .neutral
            let feet = 45_000 * numbers.next()
            return MapPoint(
                at, label: "TEA\(100 + index)", tone: tone, heading: 360 * numbers.next(),
                priority: index % 5, row: "\(index)",
                note: "Test Air, A320, \(Int(feet)) ft", value: feet)
        }
        let map = Map(
            key: "aircraft", title: "Aircraft over Europe", on: .naturalEarth, points: points,
            scale: MapScale("Altitude", limits: [5_000, 15_000, 25_000, 35_000]) { lowest, next in
                guard let next else { return "above 35,000 ft" }
                let high = "\(Int(next) / 1_000),000 ft"
                return lowest.map { "\(Int($0) / 1_000),000 to \(high)" } ?? "below \(high)"
            },
            table: "aircraft")
        return [.map(map), .table(of: points, key: "aircraft")]
    }
}
