/// Counts the points of a map that would cover each other on a terminal: those whose marks would be in
/// the same character or in the next two, so that numbers of two digits stay apart.
///
/// A point that is bad news or pending, such as an emergency or the place of a query, is not hidden
/// among others.
struct MapCounts {
    /// The index of the most important point of each character; -1 if there is none.
    private(set) var owners: [Int]

    /// The number of points that each character stands for; 0 if it has none.
    private(set) var counts: [Int]

    /// The number of points of each character that are as important as its owner.
    private var equals: [Int]

    /// The number of points that are drawn as a number with others.
    private(set) var counted = 0

    /// - Parameters:
    ///   - cells: the character of each point; nil for one that is not drawn as a mark.
    ///   - columns: the number of characters in a row.
    ///   - count: the number of characters.
    init(_ points: [MapPoint], cells: [Int?], columns: Int, of count: Int) {
        owners = Array(repeating: -1, count: count)
        counts = Array(repeating: 0, count: count)
        equals = counts
        for (index, point) in points.enumerated() where !point.standsOut {
            guard let cell = cells[index] else { continue }
            counts[cell] += 1
            let isFirst = owners[cell] < 0
            let priority = isFirst ? point.priority : points[owners[cell]].priority
            if isFirst || priority <= point.priority { owners[cell] = index }
            equals[cell] =
                priority < point.priority
                ? 1 : priority == point.priority ? equals[cell] + 1 : equals[cell]
        }
        for cell in owners.indices where counts[cell] > 0 {
            for next in [cell + 1, cell + 2] {
                guard next < count, next / columns == cell / columns, counts[next] > 0 else {
                    continue
                }
                counts[cell] += counts[next]
                let (one, other) = (points[owners[cell]].priority, points[owners[next]].priority)
                if one < other { (owners[cell], equals[cell]) = (owners[next], equals[next]) }
                if one == other { equals[cell] += equals[next] }
                (counts[next], owners[next]) = (0, -1)
            }
            if counts[cell] > 1 { counted += counts[cell] }
        }
        for (index, point) in points.enumerated() where point.standsOut {
            guard let cell = cells[index] else { continue }
            (owners[cell], counts[cell], equals[cell]) = (index, 1, 1)
        }
    }
}

extension MapCounts {
    /// The characters whose owner is more important than all others that they stand for, by the owner:
    /// only then does its name say what is there.
    var namedCells: [Int: Int] {
        let named = owners.indices.filter { owners[$0] >= 0 && equals[$0] == 1 }
        return Dictionary(named.map { (owners[$0], $0) }) { one, _ in one }
    }
}

extension MapPoint {
    /// Whether it is shown even where others are.
    fileprivate var standsOut: Bool { tone == .negative || tone == .pending }
}
