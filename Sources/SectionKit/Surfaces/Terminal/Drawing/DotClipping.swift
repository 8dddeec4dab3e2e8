/// Finds the part of a line inside a canvas, with the algorithm of Liang and Barsky.
struct DotClipping {
    private let right: Double
    private let bottom: Double

    /// Prepares a canvas of a size in dots.
    init(width: Int, height: Int) {
        // A coordinate belongs to the dot that it is rounded down to.
        right = Double(width).nextDown
        bottom = Double(height).nextDown
    }

    /// Returns the part of a line inside the canvas; nil if all of it is outside, or if a coordinate
    /// is not finite.
    func part(
        from start: (x: Double, y: Double),
        to end: (x: Double, y: Double)
    ) -> (start: (x: Double, y: Double), end: (x: Double, y: Double))? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard right > 0, bottom > 0, start.x.isFinite, start.y.isFinite, dx.isFinite, dy.isFinite
        else { return nil }
        var (enter, leave) = (0.0, 1.0)
        let edges = [
            (-dx, start.x), (dx, right - start.x), (-dy, start.y), (dy, bottom - start.y),
        ]
        for (change, distance) in edges {
            if change == 0, distance < 0 { return nil }
            if change < 0 { enter = max(enter, distance / change) }
            if change > 0 { leave = min(leave, distance / change) }
        }
        if enter > leave { return nil }
        func point(at share: Double) -> (x: Double, y: Double) {
            (
                x: min(max(start.x + dx * share, 0), right),
                y: min(max(start.y + dy * share, 0), bottom)
            )
        }
        return (point(at: enter), point(at: leave))
    }
}
