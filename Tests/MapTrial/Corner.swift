import SectionKit
import WorldMap

/// Points that are all in one corner of a map, with one far away.
enum Corner {
    static var blocks: [Block] {
        let near = (0..<30).map { index in
            MapPoint(
                place(45 + Double(index % 6), 2 + Double(index / 6)), label: "Europe \(index + 1)",
                tone: .positive)
        }
        let far = MapPoint(place(-33.4, -70.8), label: "Santiago")
        return [
            .map(
                Map(
                    key: "corner", title: "Most are in Europe", on: .naturalEarth,
                    points: near + [far]))
        ]
    }
}
