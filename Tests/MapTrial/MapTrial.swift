import SectionEssentials
import SectionKit

/// Draws the maps of check-maps and bench-maps.
///
///     map-trial flights            14 routes between 14 airports, and their table
///     map-trial crowd [POINTS ARCS]  10,000 points and 1000 arcs, and a table of the points
///     map-trial points [POINTS]    only the points of the crowd
///     map-trial aircraft           200 aircraft over Europe, and their table
///     map-trial walk               a recorded track of a few hundred metres
///     map-trial visited            countries as areas, and their table
///     map-trial corner             points in one corner, and one far away
///     map-trial odd                poles, antipodes, the date line, hostile labels, no points
///     map-trial track              a recorded track of a million places
///
/// With `--terminal` as the last argument it writes to a terminal of 80 columns, else a page.
@main
struct MapTrial {
    static func main() throws {
        var arguments = CommandLine.arguments.dropFirst()
        let isTerminal = arguments.last == "--terminal"
        if isTerminal { arguments.removeLast() }
        let numbers = arguments.dropFirst().compactMap { Int($0) }
        guard let name = arguments.first, let blocks = blocks(name, numbers) else {
            throw UnknownMap()
        }
        let report = Report(
            title: "Maps",
            source: Report.Source(id: "trial", summary: "Made up for tests."),
            generatedAt: Date(timeIntervalSince1970: 1_600_000_000),
            sections: [SectionSnapshot(id: name, title: "The \(name)", state: .success(blocks))]
        )
        let style = TerminalStyle(width: 80, color: true)
        let text =
            isTerminal
            ? try TerminalSurface(style: style).text(of: report)
            : try HTMLSurface().text(of: report)
        print(text, terminator: "")
    }

    private static func blocks(_ name: String, _ numbers: [Int]) -> [Block]? {
        switch name {
        case "flights": Flights.blocks
        case "crowd":
            Crowd.blocks(points: numbers.first ?? 10_000, arcs: numbers.dropFirst().first ?? 1000)
        case "points":
            Array(Crowd.blocks(points: numbers.first ?? 10_000, arcs: 0).prefix(1))
        case "aircraft": Aircraft.blocks
        case "walk": Tracks.walk
        case "track": Tracks.long
        case "visited": Visited.blocks
        case "corner": Corner.blocks
        case "odd": Odd.blocks
        default: nil
        }
    }
}

/// The arguments are not those at the top of this file.
struct UnknownMap: Error {}
