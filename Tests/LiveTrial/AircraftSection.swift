import Geodesy
import SectionEssentials
import SectionKit
import WorldMap

/// An aircraft that flies straight on.
struct Aircraft: Sendable {
    let name: String
    let start: Coordinate
    let track: Double
    let knots: Double
    var place: Coordinate
    var age = 0
}

/// Made-up aircraft over Europe, with their map and table.
struct AircraftSection: Section {
    struct Content: Sendable {
        var aircraft: [Aircraft]
        let time: Date
        let loaded: Date
    }

    let id = "aircraft"
    let title = "Aircraft"
    let count: Int
    let time: Date

    func load(into output: some SectionOutput<Content>) async {
        var numbers = 1
        let next = {
            numbers = (numbers &* 1_664_525 &+ 1_013_904_223) & 0xFFFF_FFFF
            return Double(numbers) / 4_294_967_296
        }
        let aircraft = (0..<count).compactMap { index -> Aircraft? in
            guard
                let place = Coordinate(
                    latitude: 36 + 24 * next(), longitude: 35 * next() - 10)
            else { return nil }
            return Aircraft(
                name: "TEA\(1000 + index)", start: place, track: 360 * next(),
                knots: 200 + 300 * next(), place: place)
        }
        // All took off together, ten minutes ago at most.
        let seconds = time.timeIntervalSince1970.truncatingRemainder(dividingBy: 600)
        let content = Content(aircraft: aircraft, time: time - seconds, loaded: time)
        await output.show(.success(moved(content, to: time) ?? content))
    }

    func body(for content: Content) -> [Block] {
        let table = Table(
            key: "aircraft", of: content.aircraft,
            columns: [
                TableColumn(Column("name", "Name")) { .text($0.name) },
                TableColumn(Column("place", "Position", keys: .place)) { .place($0.place) },
                TableColumn(Column("track", "Track (°)", alignment: .trailing)) {
                    .integer(Int($0.track))
                },
                TableColumn(Column("speed", "Speed (kt)", alignment: .trailing)) {
                    .integer(Int($0.knots))
                },
                TableColumn(Column("age", "Age (s)", alignment: .trailing)) {
                    .integer($0.age)
                },
            ],
            identity: { $0.name })
        let points = content.aircraft.map { aircraft in
            MapPoint(
                aircraft.place, label: aircraft.name, heading: aircraft.track, row: aircraft.name)
        }
        let map = Map(
            key: "map", title: "Aircraft over Europe", on: .naturalEarth, points: points,
            table: "aircraft")
        return [.paragraph("\(content.aircraft.count) aircraft."), .map(map), .table(table)]
    }

    func refreshInterval(for content: Content) -> Duration? { .seconds(10) }

    func moved(_ content: Content, to now: Date) -> Content? {
        let seconds = now.timeIntervalSince(content.time)
        var moved = content
        for index in moved.aircraft.indices {
            let aircraft = moved.aircraft[index]
            moved.aircraft[index].place =
                aircraft.start.destination(
                    bearing: aircraft.track, distance: aircraft.knots * 0.5144 * seconds)
                ?? aircraft.start
            moved.aircraft[index].age = Int(now.timeIntervalSince(content.loaded))
        }
        return moved
    }

    func alert(for content: Content) -> String? {
        content.aircraft.first { $0.knots > 499.9 }.map { "\($0.name) flies fast." }
    }
}
