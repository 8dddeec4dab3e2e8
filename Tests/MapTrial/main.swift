import Essentials
import Geodesy
import SectionKit
import WorldMap

func read(_ file: String) -> String { (try? String(contentsOfFile: "/tmp/termmap-x/\(file).txt", encoding: .utf8)) ?? "" }
let a = CommandLine.arguments
let width = Int(a[1]).flatMap { $0 == 0 ? nil : $0 }
let points = read(a[2]).split(separator: "\n").compactMap { line -> MapPoint? in
    let f = line.split(separator: "|", omittingEmptySubsequences: false)
    guard let c = Coordinate(latitude: Double(f[0])!, longitude: Double(f[1])!) else { return nil }
    return MapPoint(c, label: String(f[2]), tone: Badge.Tone(rawValue: String(f[3]))!, heading: Double(f[4]), priority: Int(f[5])!)
}
func c(_ a: Double, _ b: Double) -> Coordinate { Coordinate(latitude: a, longitude: b)! }
let mad = c(40.47, -3.56), jfk = c(40.64, -73.78), sfo = c(37.62, -122.38), nrt = c(35.76, 140.39), syd = c(-33.95, 151.18), gru = c(-23.43, -46.47)
let routes = a.contains("routes") ? [
    MapLine([[mad, jfk]], path: .greatCircle, label: "MAD–JFK"),
    MapLine([[sfo, nrt]], path: .greatCircle, label: "SFO–NRT", tone: .positive),
    MapLine([[sfo, syd]], path: .greatCircle, tone: .pending),
    MapLine([[mad, gru]], path: .greatCircle, tone: .negative)] : []
let frame: Map.Frame = a.contains("world") ? .world : a.contains("pacific") ? .box(GeoBox(south: -50, west: 100, north: 60, east: -70)!) : .content
let map = Map(key: "map", title: "A map", on: .naturalEarth, frame: frame, points: points, lines: routes, table: "rows")
let surface = TerminalSurface(style: TerminalStyle(width: width, color: a.contains("color"), ascii: a.contains("ascii")))
let snapshot = SectionSnapshot(id: "map", title: "Map", state: .success([.map(map)]))
let start = ContinuousClock.now
let text = surface.text(of: snapshot)
let took = ContinuousClock.now - start
print(text)
if a.contains("time") { for _ in 0..<5 { let s = ContinuousClock.now; _ = surface.text(of: snapshot); print(ContinuousClock.now - s) } }
