import SectionEssentials

/// Gathers the points of a drawing that would cover each other, so that the drawing shows how many
/// they are instead.
///
/// A point that is bad news or pending, such as an emergency or the place of a query, is never
/// hidden among others: it is only in a group of its own tone.
struct MapGroups {
    /// The indices of the points of each group, its most important first; most have one.
    let groups: [[Int]]

    /// - Parameters:
    ///   - places: where each point is on the drawing; nil if it is outside.
    ///   - reach: how close a point is, across and down, to one that it would cover.
    init(
        _ points: [MapPoint],
        at places: [(x: Double, y: Double)?],
        reach: Double
    ) {
        var groups: [[Int]] = []
        /// The groups whose first point is in a square of the drawing.
        var squares: [Square: [Int]] = [:]
        for index in points.indicesByPriority {
            guard let place = places[index] else { continue }
            let tone = points[index].tone.group
            let (column, row) = (Int(place.x / reach), Int(place.y / reach))
            let near = (column - 1...column + 1).lazy.flatMap { column in
                (row - 1...row + 1).lazy.compactMap { row in
                    squares[Square(tone: tone, column: column, row: row)]
                }.joined()
            }
            let covered = near.first { group in
                guard let first = places[groups[group][0]] else { return false }
                return max((first.x - place.x).magnitude, (first.y - place.y).magnitude) < reach
            }
            if let covered {
                groups[covered].append(index)
            } else {
                squares[Square(tone: tone, column: column, row: row), default: []]
                    .append(groups.count)
                groups.append([index])
            }
        }
        self.groups = groups
    }

    private struct Square: Hashable {
        let tone: Badge.Tone
        let column: Int
        let row: Int
    }
}

extension MapGroups {
    /// The most points each of which says what it is.
    private static let few = 3

    /// The tone of a group whose points all stand out from others; nil if they do not.
    static func tone(of group: [Int], in points: [MapPoint]) -> Badge.Tone? {
        [.negative, .pending].first { tone in group.allSatisfy { points[$0].tone == tone } }
    }

    /// The names of some points of a group, such as "JFK, LGA and 3 more"; of a few, what each says.
    static func names(of group: [Int], in points: [MapPoint], most: Int = 8) -> String {
        if group.count <= Self.few {
            return group.map { points[$0].title.truncated(to: 120) }.filter { !$0.isEmpty }
                .joined(separator: "; ")
        }
        let names = group.prefix(most).map { points[$0].label }.filter { !$0.isEmpty }
        let left = group.count - names.count
        let rest = left > 0 ? ["\(left.grouped) more"] : []
        return (names.map { $0.truncated(to: 32) } + rest).listed(by: "and")
    }
}

extension Badge.Tone {
    /// The tone whose points it can be in a group with.
    fileprivate var group: Badge.Tone { self == .positive ? .neutral : self }
}
