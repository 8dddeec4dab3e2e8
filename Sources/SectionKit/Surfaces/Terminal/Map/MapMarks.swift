import Geodesy
import SectionEssentials

/// The points of a map on a canvas, and their labels.
///
/// A point is a mark, which takes a character; where marks would cover each other, a number says how
/// many there are, as `2×` where points have numbers for names. Where the points of one tone would fill the map, they are dots, and only those with
/// a label have a mark.
struct MapMarks {
    private let prepared: PreparedMap
    private let projection: MapProjection
    private let chosen: String?

    /// The character of each point; nil if it is outside the canvas.
    private let cells: [Int?]

    /// The tones whose points are dots.
    private let crowded: Set<Badge.Tone>

    /// The index of the point whose mark each character shows; -1 if there is none.
    private let owners: [Int]

    /// The number of points that the mark of each character stands for.
    private let counts: [Int]

    /// The characters whose mark has the name of a point, by the index of the point.
    private let named: [Int: Int]

    /// The number of points that are drawn as a number with others.
    let counted: Int

    /// Whether what stands beside a point can be a number, such as that of a photo.
    private let hasNumberNames: Bool

    private var points: [MapPoint] { prepared.map.points }
    private var columns: Int { Int(projection.width / 2) }

    /// The share of characters that marks of one tone may take.
    private static let share = 8

    /// Finds the visible points.
    ///
    /// - Parameter chosen: the identity of the row whose points are above all others.
    init(_ prepared: PreparedMap, _ projection: MapProjection, chosen: String?) {
        self.prepared = prepared
        self.projection = projection
        self.chosen = chosen
        let points = prepared.map.points
        let count = Int(projection.width / 2) * Int(projection.height / 4)
        let cells = points.map { projection.cell($0.coordinate) }
        let crowded = Self.crowded(points, cells, of: count)
        let isChosen = { (index: Int) in chosen != nil && points[index].row == chosen }
        let marked = points.indices.map { index in
            points[index].isDot(crowded) || isChosen(index) ? nil : cells[index]
        }
        let gathered = MapCounts(
            points, cells: marked, columns: Int(projection.width / 2), of: count)
        var (owners, counts) = (gathered.owners, gathered.counts)
        if chosen != nil {
            for index in points.indices where isChosen(index) {
                guard let cell = cells[index] else { continue }
                (owners[cell], counts[cell]) = (index, 1)
            }
        }
        (self.cells, self.crowded, self.owners, self.counts) = (cells, crowded, owners, counts)
        var named = gathered.namedCells
        for index in points.indices where isChosen(index) { named[index] = cells[index] }
        (self.named, counted) = (named, gathered.counted)
        hasNumberNames =
            counted > 0
            && points.contains { $0.mark.map { !$0.isEmpty && $0.allSatisfy(\.isNumber) } ?? false }
    }

    /// The tones whose points without a heading would take too many characters.
    private static func crowded(
        _ points: [MapPoint],
        _ cells: [Int?],
        of count: Int
    ) -> Set<Badge.Tone> {
        guard points.count > count / share else { return [] }
        return Set(
            Badge.Tone.allCases.filter { tone in
                var taken = Array(repeating: false, count: count)
                var number = 0
                for (index, point) in points.enumerated()
                where point.tone == tone && point.heading == nil {
                    guard let cell = cells[index], !taken[cell] else { continue }
                    taken[cell] = true
                    number += 1
                }
                return number > count / share
            })
    }

    /// Draws the points, and writes their labels, the most important first, and then those of lines
    /// and areas.
    ///
    /// - Parameter fills: the areas that are drawn, which no label covers, except that of an area
    ///   that is wider than it.
    func draw(
        _ paths: [MapPath],
        on canvas: inout DotCanvas,
        beside fills: DotCanvas,
        style: TerminalStyle
    ) {
        for (index, point) in points.enumerated() where point.isDot(crowded) {
            guard cells[index] != nil else { continue }
            let place = projection.place(point.coordinate)
            let mark = MapMark.text(of: point, ascii: true).unicodeScalars.first
            canvas.set(
                Int(place.x), Int(place.y), DotInk(style: prepared.look(of: point), mark: mark))
        }
        for (cell, owner) in owners.enumerated() where owner >= 0 {
            if counts[cell] > 1 {
                draw(counts[cell], of: owner, at: cell, on: &canvas, style: style)
            } else {
                mark(owner, at: cell, on: &canvas, style: style)
            }
        }
        var labels = MapLabels(canvas, beside: fills, style: style)
        for index in chosenPoints { label(index, &labels, on: &canvas, style: style) }
        let isOfChosen = { (path: MapPath) in chosen != nil && path.line.row == chosen }
        for path in paths where isOfChosen(path) {
            label(path, isChosen: true, &labels, on: &canvas)
        }
        for index in prepared.byPriority where !labels.isFull && !isChosen(index) {
            label(index, &labels, on: &canvas, style: style)
        }
        for path in paths where !labels.isFull && !isOfChosen(path) {
            label(path, isChosen: false, &labels, on: &canvas)
        }
        for index in prepared.map.areas.indicesByPriority where !labels.isFull {
            label(prepared.map.areas[index], &labels, on: &canvas)
        }
    }

    private func label(
        _ path: MapPath, isChosen: Bool, _ labels: inout MapLabels, on canvas: inout DotCanvas
    ) {
        guard let cell = path.middle.flatMap(projection.cell) else { return }
        let name = isChosen ? path.line.label.nonBlank ?? path.line.note : path.line.label
        labels.write(
            name ?? "", isChosen ? .selected : prepared.look(of: path.line),
            beside: cell % columns...cell % columns, row: cell / columns, isChosen: isChosen,
            on: &canvas)
    }

    private func label(
        _ area: MapArea, _ labels: inout MapLabels, on canvas: inout DotCanvas
    ) {
        guard let middle = area.middle, let cell = projection.cell(middle) else { return }
        let isChosen = chosen != nil && area.row == chosen
        let (column, half) = (cell % columns, Int(area.width * projection.stretch / 4))
        labels.write(
            area.label, isChosen ? .selected : .mapped(area.tone),
            beside: (column - half)...(column + half), row: cell / columns, on: &canvas)
    }

    private var chosenPoints: [Int] {
        chosen == nil ? [] : points.indices.filter { points[$0].row == chosen }
    }

    private func label(
        _ index: Int,
        _ labels: inout MapLabels,
        on canvas: inout DotCanvas,
        style: TerminalStyle
    ) {
        guard let cell = named[index] ?? cells[index] else { return }
        let (column, row) = (cell % columns, cell / columns)
        let hasMark = named[index] != nil
        guard hasMark || points[index].isDot(crowded) && !canvas.hasText(column: column, row: row)
        else { return }
        let isLabelled = labels.write(
            isChosen(index) ? points[index].label : points[index].shownLabel,
            isChosen(index) ? .selected : .plain,
            beside: column...(counts[cell] > 9 ? column + 1 : column), row: row,
            isChosen: isChosen(index), on: &canvas)
        if isLabelled, !hasMark { mark(index, at: cell, on: &canvas, style: style) }
    }

    /// A number of points that is not taken for the name of one.
    private static func times(_ count: Int, _ style: TerminalStyle) -> String {
        "\(count)\(style.ascii ? "x" : "×")"
    }

    /// What the numbers mean; nil if there are none.
    func legend(_ style: TerminalStyle) -> String? {
        if counted == 0 { return nil }
        return "\(hasNumberNames ? Self.times(2, style) : "2") means 2 points"
    }

    /// Draws how many points there are; what does not fit in two characters is "++".
    private func draw(
        _ count: Int, of owner: Int, at cell: Int, on canvas: inout DotCanvas, style: TerminalStyle
    ) {
        let number = hasNumberNames ? Self.times(count, style) : "\(count)"
        let text = number.count <= 2 ? number : "++"
        let column = min(cell % columns, columns - text.count)
        // The values of several points may be in several ranges.
        let hasRange = prepared.map.range(of: points[owner]) != nil
        let look = hasRange ? TextStyle.strong : .mapped(points[owner].tone)
        canvas.write(TerminalCell(text, look), column: column, row: cell / columns)
    }

    private func mark(
        _ index: Int,
        at cell: Int,
        on canvas: inout DotCanvas,
        style: TerminalStyle
    ) {
        let text = MapMark.text(of: points[index], ascii: style.ascii)
        let textStyle = isChosen(index) ? .selected : prepared.look(of: points[index])
        canvas.write(TerminalCell(text, textStyle), column: cell % columns, row: cell / columns)
    }

    private func isChosen(_ index: Int) -> Bool {
        chosen != nil && points[index].row == chosen
    }
}

extension MapPoint {
    /// Whether it is drawn as a dot, without a mark.
    fileprivate func isDot(_ crowded: Set<Badge.Tone>) -> Bool {
        heading == nil && crowded.contains(tone)
    }
}

extension MapProjection {
    /// The index of the character that shows a point; nil if it is outside the canvas.
    func cell(_ coordinate: Coordinate) -> Int? {
        let place = place(coordinate)
        guard place.x >= 0, place.x < width, place.y >= 0, place.y < height else { return nil }
        return Int(place.y / 4) * Int(width / 2) + Int(place.x / 2)
    }

    /// The characters that show a part of the Earth, as far as they are on the canvas.
    func cells(of box: GeoBox) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ start: Double, _ end: Double, _ size: Double, _ step: Double) -> Range<Int> {
            let first = Int(clamping: max(0, min(start, size)) / step)
            return first..<max(first, Int(clamping: (max(0, min(end, size)) / step).rounded(.up)))
        }
        guard let first = Coordinate(latitude: box.north, longitude: box.west),
            let last = Coordinate(latitude: box.south, longitude: box.east)
        else { return (0..<0, 0..<0) }
        let (start, end) = (place(first), place(last))
        return (range(start.x, end.x, width, 2), range(start.y, end.y, height, 4))
    }
}
