import Geodesy
import SectionEssentials

/// What a terminal shows of a map that a person moves and enlarges.
package struct MapCamera: Sendable {
    private let map: PreparedMap
    private let position: MapPosition
    private let columns: Int
    private let rows: Int
    private let style: TerminalStyle

    /// What colours mean, where there is room for it.
    private let legend: [String]

    /// The lines of a drawing for each line of a legend, at least.
    private static let rowsPerLegend = 4

    /// Shows a map.
    ///
    /// - Parameters:
    ///   - map: the map.
    ///   - position: where the person has moved the map.
    ///   - columns: the columns of the terminal that the map takes.
    ///   - rows: the rows of the terminal that the map takes, one of them for the scale.
    ///   - style: how a terminal shows text.
    package init(
        _ map: PreparedMap, at position: MapPosition, columns: Int, rows: Int, style: TerminalStyle
    ) {
        self.map = map
        self.position = position
        self.columns = max(columns, 2)
        self.style = style
        let legend = MapLegend(map.map, style: style.narrowed(to: self.columns)).lines
        self.legend = legend.count <= rows / Self.rowsPerLegend ? legend : []
        self.rows = max(rows - 1 - self.legend.count, 1)
    }

    private var projection: MapProjection {
        MapProjection(map.area.seen(at: position), columns: columns, rows: rows)
    }

    /// The styled lines: the drawing, the scale, and what the colours mean.
    ///
    /// - Parameter chosen: the identity of the row whose points and lines stand out.
    package func lines(chosen: String?) -> [String] {
        let drawing = MapDrawing(map, projection, chosen: chosen, style: style)
        return drawing.lines + [drawing.footer] + legend
    }

    /// The position after enlarging the map to twice the size around the point of a row, if that is
    /// visible, or else around the middle, unless most points are elsewhere; the same position if
    /// nothing smaller can be shown.
    package func enlarged(around row: String?) -> MapPosition {
        let area = map.area.seen(at: position)
        guard min(area.latitudes, area.longitudes) / 2 >= MapExtent.least else { return position }
        var next = position
        next.zoom += 1
        next.middle = row.flatMap(visiblePoint) ?? middleOfPoints ?? projection.center
        return next
    }

    /// The middle of the points that are seen together when the map is enlarged, if they are more
    /// than twice as many as around the middle of the map; nil to stay there.
    private var middleOfPoints: Coordinate? {
        let projection = projection
        let all = map.map.points
        let step = max(1, all.count / Self.mostPoints)
        let places = stride(from: 0, to: all.count, by: step).map {
            projection.place(all[$0].coordinate)
        }.filter { 0..<projection.width ~= $0.x && 0..<projection.height ~= $0.y }
        func around(_ middle: (x: Double, y: Double)) -> [(x: Double, y: Double)] {
            places.filter {
                ($0.x - middle.x).magnitude <= projection.width / 4
                    && ($0.y - middle.y).magnitude <= projection.height / 4
            }
        }
        let tries = stride(from: 0, to: places.count, by: max(1, places.count / 100))
        var best: [(x: Double, y: Double)] = []
        for place in tries {
            let some = around(places[place])
            if some.count > best.count { best = some }
        }
        let here = around((projection.width / 2, projection.height / 2))
        guard !best.isEmpty, 2 * here.count < best.count else { return nil }
        return projection.coordinate(
            x: best.reduce(0) { $0 + $1.x } / Double(best.count),
            y: best.reduce(0) { $0 + $1.y } / Double(best.count))
    }

    /// The most points that are looked at.
    private static let mostPoints = 2_000

    /// The position after making the map half the size; from the whole frame, the first position.
    package func reduced() -> MapPosition {
        var next = position
        next.zoom -= 1
        next.middle = projection.center
        return next.zoom > 0 ? next : MapPosition()
    }

    /// The position after moving the map by a quarter of what is visible.
    ///
    /// - Parameters:
    ///   - east: how many quarters to move to the east; negative to the west.
    ///   - north: how many quarters to move to the north; negative to the south.
    package func moved(east: Int, north: Int) -> MapPosition {
        let projection = projection
        let longitudes = min(projection.width / projection.stretch, 360) / 4
        let latitude = projection.middle.latitude + Double(north) * projection.latitudes / 4
        let longitude = MapProjection.turn(
            projection.middle.longitude + Double(east) * longitudes)
        var next = position
        next.middle = Coordinate(latitude: min(max(latitude, -90), 90), longitude: longitude)
        return next
    }

    /// The position that shows the point of a row; the same position if it is visible already, or
    /// the row has no point.
    package func showing(_ row: String) -> MapPosition {
        guard let point = map.point(of: row), visiblePoint(row) == nil else { return position }
        var next = position
        next.middle = point
        return next
    }

    /// The point of a row, unless it is outside the map or at its very edge.
    private func visiblePoint(_ row: String) -> Coordinate? {
        guard let point = map.point(of: row) else { return nil }
        let projection = projection
        let place = projection.place(point)
        let (x, y) = (place.x / projection.width, place.y / projection.height)
        let inner = position == MapPosition() ? 0.0...1 : 0.05...0.95
        return inner.contains(x) && inner.contains(y) ? point : nil
    }
}

extension MapProjection {
    /// The point at a place on the canvas.
    fileprivate func coordinate(x: Double, y: Double) -> Coordinate? {
        Coordinate(
            latitude: min(90, max(-90, middle.latitude + (height / 2 - y) / scale)),
            longitude: Self.turn(middle.longitude + (x - width / 2) / stretch))
    }

    /// The point in the middle.
    fileprivate var center: Coordinate? {
        Coordinate(latitude: middle.latitude, longitude: middle.longitude)
    }
}
