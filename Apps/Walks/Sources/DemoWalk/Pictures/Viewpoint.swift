import SectionEssentials
import SectionKit
import Tracks

/// Where a picture of the made-up walk is taken: the place, the direction, and the time of day.
struct Viewpoint: Sendable {
    /// The number of the step, which decides what differs by chance.
    let number: Int

    /// The share of the path that is behind, from 0 to 1.
    let share: Double

    /// How many metres east and north of the middle of the lake it is.
    let position: DemoPath.Position

    /// The direction of view, in turns clockwise from north.
    let direction: Double

    /// The height of the eyes above the lake, in metres; more than it is, for a better view.
    let eyes: Double

    /// How far the evening has come: 0 at the start of the walk, 1 at sunset.
    let evening: Double

    /// The direction of the sun, in turns clockwise from north.
    var sun: Double { 0.66 + 0.095 * evening }

    /// Creates the viewpoint of a step, whose place must be near the path.
    init(_ step: Step) {
        let share = DemoPath.share(nearest: step.point.coordinate)
        number = step.number
        self.share = share
        position = DemoPath.position(at: share)
        // Along the path, or toward the lake, which is on the right.
        let glance = [0, 0.14, 0.03, 0.2, -0.06][step.number % 5]
        direction = position.bearing(to: DemoPath.position(at: share + 0.01)) + glance
        eyes = DemoPath.height(at: share) - DemoPath.lakeHeight + 24
        evening = min(1, max(0, share * 0.98 + 0.02))
    }

    /// The name of what is seen.
    var title: String {
        let subject =
            switch number % 5 {
            case 0, 2: share < 0.4 ? "The path" : share < 0.7 ? "On the ridge" : "The way down"
            case 4: "The moor"
            default: eyes > 80 ? "The lake from above" : "The lake"
            }
        return "\(subject), looking \(Self.names[Int(clamping: (direction * 8).rounded()) & 7])"
    }

    private static let names = [
        "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
    ]
}
