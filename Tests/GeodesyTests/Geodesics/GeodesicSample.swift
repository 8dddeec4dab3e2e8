import Foundation
import Geodesy
import Testing

/// A geodesic that GeographicLib computed: see Scripts/make-geodesics.
struct GeodesicSample {
    let kind: Substring
    let start: Coordinate
    let end: Coordinate
    let distance: Double
    let initialBearing: Double
    let finalBearing: Double

    static func all() throws -> [GeodesicSample] {
        let file = Bundle.module.bundleURL.appending(path: "geodesics.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map(GeodesicSample.init)
    }

    private init(_ line: Substring) throws {
        let fields = line.split(separator: " ")
        let numbers = fields.dropFirst().compactMap { Double($0) }
        try #require(numbers.count == 7)
        kind = fields[0]
        start = try .at(numbers[0], numbers[1])
        end = try .at(numbers[2], numbers[3])
        distance = numbers[4]
        initialBearing = numbers[5]
        finalBearing = numbers[6]
    }
}
