import Geodesy

/// Draws lines of the Earth on a canvas.
struct MapPen {
    let projection: MapProjection

    /// The number of points that were not drawn, because they are on the same dot as the one before.
    private(set) var skipped = 0

    init(_ projection: MapProjection) {
        self.projection = projection
    }

    /// Draws the parts of a line in the colour and dashes of its tone, or dotted.
    mutating func draw(_ path: MapPath, isDotted: Bool, on canvas: inout DotCanvas) {
        let tone = path.line.tone
        let dash: DotInk.Dash =
            switch tone {
            case _ where isDotted: .dotted
            case .neutral, .positive: .solid
            case .pending: .dashDotted
            case .negative: .dashed
            }
        let ink = DotInk(style: .mapped(tone), dash: dash, mark: "*")
        for piece in path.pieces where piece.isVisible(in: projection) {
            draw(piece.points, ink, on: &canvas)
        }
    }

    /// Draws a line the shorter way from each point to the next, also across the date line.
    mutating func draw(_ points: ArraySlice<Coordinate>, _ ink: DotInk, on canvas: inout DotCanvas)
    {
        guard let first = points.first else { return }
        // The difference of longitude to the middle of the map, and the place on the canvas.
        var turn = MapProjection.turn(first.longitude - projection.middle.longitude)
        var start = (x: projection.x(turn), y: projection.y(first.latitude))
        var before = first
        for point in points.dropFirst() {
            let change = MapProjection.turn(point.longitude - before.longitude)
            let end = (x: start.x + change * projection.stretch, y: projection.y(point.latitude))
            let isSameDot = Int(end.x) == Int(start.x) && Int(end.y) == Int(start.y)
            if isSameDot {
                skipped += 1
                continue
            }
            draw(start, end, ink, on: &canvas)
            turn = MapProjection.turn(turn + change)
            (start, before) = ((projection.x(turn), end.y), point)
        }
    }

    /// Draws a piece of a line, and again a whole turn away if it leaves the map at one side.
    private func draw(
        _ start: (x: Double, y: Double),
        _ end: (x: Double, y: Double),
        _ ink: DotInk,
        on canvas: inout DotCanvas
    ) {
        guard max(start.y, end.y) >= 0, min(start.y, end.y) < projection.height else { return }
        let circle = 360 * projection.stretch
        let half = circle / 2
        let middle = projection.width / 2
        if max(start.x, end.x) >= 0, min(start.x, end.x) < projection.width {
            canvas.line(from: start, to: end, ink)
        }
        guard (end.x - middle).magnitude > half else { return }
        let shift = end.x > middle ? -circle : circle
        canvas.line(from: (start.x + shift, start.y), to: (end.x + shift, end.y), ink)
    }
}
