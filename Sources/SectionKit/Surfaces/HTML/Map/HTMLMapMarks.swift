import Geodesy
import SectionEssentials

/// Writes what can be pointed at in a drawing without scripts: a title for each point, and the number
/// of those that would cover each other.
///
/// Their size does not change with that of the drawing.
struct HTMLMapMarks {
    /// The points of each mark, the most important first.
    let groups: [[Int]]

    private let points: [MapPoint]
    private let places: [(x: Double, y: Double)?]

    /// The most titles of single points, which are 100 bytes each.
    private static let mostTitles = 400

    /// The points that a number stands for.
    var counted: Set<Int> { Set(groups.filter { $0.count > 1 }.joined()) }

    /// The points that stand alone, in the order of the map.
    var alone: [Int] { groups.filter { $0.count == 1 }.map { $0[0] }.sorted() }

    /// Finds the points that would cover each other on a screen; on a phone, more do.
    init(_ points: [MapPoint], frame: HTMLMapFrame) {
        self.points = points
        places = points.map { frame.position(of: $0.coordinate) }
        let width = HTMLMapLabels.wide
        groups =
            MapGroups(
                points, at: places.map { place in place.map { ($0.x * width, $0.y * width / 2) } },
                reach: Self.reach(of: points.count)
            ).groups
    }

    /// How close the middles of two points are that cover each other, in CSS pixels.
    ///
    /// Many points are fewer and larger groups, so that they leave something of the land.
    private static func reach(of count: Int) -> Double { count > 500 ? 24 : 16 }

    /// The markup of the titles and numbers.
    ///
    /// - Parameters:
    ///   - pictures: the pictures that belong to rows, which a point leads to.
    ///   - rows: the numbers of the rows by their identities.
    ///   - address: returns the address of the page about a row; nil if there is none.
    func html(
        _ pictures: HTMLPictureRows?,
        rows: [String: Int],
        address: (String) -> String?
    ) -> String {
        var html = ""
        for group in groups where group.count > 1 { html += Self.number(of: group, points, places) }
        let alone = Set(alone.prefix(Self.mostTitles))
        for (index, point) in points.enumerated() {
            let row = point.row.flatMap { rows[$0] }
            let picture = row.flatMap { row in pictures?.id(ofRow: row).map { "#\($0)" } }
            // A picture leads to its place, also where a number stands for several.
            guard let place = places[index], picture != nil || alone.contains(index) else {
                continue
            }
            let id = picture == nil ? nil : row.flatMap { pictures?.place(ofRow: $0) }
            let title = point.title.truncated(to: 200)
            let target = picture ?? point.row.flatMap(address)?.html
            if title.isEmpty, target == nil { continue }
            let circle =
                "<circle\(id.map { " id=\"\($0)\"" } ?? "") class=\"place\"\(Self.at(place))"
                + " r=\"9\"><title>\(title.html)</title></circle>"
            html += target.map { "<a href=\"\($0)\">\(circle)</a>\n" } ?? "\(circle)\n"
        }
        return html
    }

    /// How many points there are, and their names.
    private static func number(
        of group: [Int],
        _ points: [MapPoint],
        _ places: [(x: Double, y: Double)?]
    ) -> String {
        guard let place = places[group[0]] else { return "" }
        let tone = MapGroups.tone(of: group, in: points).map { " \($0.rawValue)" } ?? ""
        return """
            <g class="count\(tone)"><circle\(at(place)) r="10"/>\
            <text x="\(share(place.x))" y="\(share(place.y))" dy="4">\(group.count.grouped)</text>\
            <title>\(MapGroups.names(of: group, in: points).html)</title></g>\n
            """
    }

    private static func at(_ place: (x: Double, y: Double)) -> String {
        " cx=\"\(share(place.x))\" cy=\"\(share(place.y))\""
    }

    private static func share(_ part: Double) -> String { "\((part * 100).fixed(2))%" }
}

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
