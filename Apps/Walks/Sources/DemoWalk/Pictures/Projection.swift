/// Where things of the world are in a picture: a plain at the height of the lake, seen from above.
struct Projection {
    let view: Viewpoint
    let width: Double
    let height: Double

    /// The line of the horizon.
    var horizon: Double { height * 0.5 }

    /// The number of pixels that a thing has which is as large as its distance.
    private var focus: Double { width * 0.75 }

    /// The direction of a column, in turns clockwise from north.
    func direction(of column: Double) -> Double {
        view.direction + (column / width - 0.5) * Self.fieldOfView
    }

    /// The column of a direction; nil if it is not in view.
    func column(of direction: Double) -> Double? {
        let turn = (direction - view.direction).remainder(dividingBy: 1)
        guard turn.magnitude < Self.fieldOfView * 0.7 else { return nil }
        return (turn / Self.fieldOfView + 0.5) * width
    }

    /// The line of a point at a distance and a height above the lake, both in metres.
    func line(distance: Double, height: Double = 0) -> Double {
        horizon + size(view.eyes - height, at: distance)
    }

    /// The size of a thing in pixels at a distance in metres.
    func size(_ metres: Double, at distance: Double) -> Double {
        focus * metres / max(1, distance)
    }

    private static let fieldOfView = 0.19
}
