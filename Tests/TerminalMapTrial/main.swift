import CLibrary
import Essentials
import Geodesy
import SectionKit
import WorldMap

// Draws the points of a file, with a latitude and a longitude on each line, on a map of the world with
// a width in columns: terminal-map-trial FILE WIDTH [color]
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2, let width = Int(arguments[2]),
    let text = try? String(contentsOfFile: arguments[1], encoding: .utf8)
else {
    print("usage: terminal-map-trial FILE WIDTH [color]")
    exit(2)
}
let points = text.split(separator: "\n").enumerated().compactMap { number, line -> MapPoint? in
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return Coordinate(latitude: numbers[0], longitude: numbers[1]).map {
        MapPoint($0, label: "P\(number)")
    }
}
let map = Map(
    key: "points", title: points.count.counted("point", "points"), on: .naturalEarth,
    frame: .world, points: points, table: "points")
let style = TerminalStyle(width: width, color: arguments.last == "color")
let snapshot = SectionSnapshot(id: "map", title: "Map", state: .success([.map(map)]))
print(TerminalSurface(style: style).text(of: snapshot), terminator: "")
