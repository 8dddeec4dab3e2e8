import Geodesy
import Testing

@testable import SectionKit

/// Which labels are written, and where.
struct MapLabelTests {
    /// Draws points alone, 40 columns wide, on the whole world.
    private static func lines(
        _ points: [MapPoint],
        width: Int = 40,
        ascii: Bool = false
    ) -> [String] {
        let map = Map.sample(points, frame: .world, on: .empty)
        return TerminalMap(map, style: TerminalStyle(width: width, ascii: ascii)).lines
            .dropFirst().prefix { !$0.hasPrefix("├") && !$0.hasPrefix("|-") }
    }

    @Test(arguments: 1...40)
    func `labels cover neither points nor each other`(seed: UInt64) throws {
        var random = Seeded(seed)
        let width = Int.random(in: 40...120, using: &random)
        let names = ["A", "Bo", "Çelik", "東京", "Long Name", "🛰️", "x\u{301}y"]
        let points = (0..<Int.random(in: 1...40, using: &random)).map { number in
            MapPoint.at(
                .random(in: -60...84, using: &random), .random(in: -180...180, using: &random),
                "\(names.randomElement(using: &random) ?? "")\(number)")
        }

        let lines = Self.lines(points, width: width)

        let prepared = try #require(
            PreparedMap(.sample(points, frame: .world, on: .empty)))
        let size = MapSize(for: prepared.area, in: width)
        let projection = MapProjection(prepared.area, columns: size.columns, rows: size.rows)
        let cells = MapCells(lines)
        for point in points {
            let cell = try #require(projection.cell(point.coordinate))
            // Points that would cover each other are a number, at most two characters before this one.
            let last = size.columns * lines.count - 1
            let near = (cell - 2...cell + 1).map {
                cells[min(max(0, $0), last), of: size.columns]
            }
            let isNumber = near.contains { $0.description.contains(where: \.isNumber) }
            #expect(cells[cell, of: size.columns] == "○" || isNumber, "\(point.label)")
        }
        let words = Set(points.map { $0.label.filter { $0 != " " }.withoutNumbers })
        let found = lines.flatMap { $0.filter { $0 != "\u{3000}" }.split(separator: "○") }
            .flatMap { $0.split(separator: "  ") }
            .map { String($0.filter { $0 != " " }).withoutNumbers }.filter { !$0.isEmpty }
        #expect(found.allSatisfy(words.contains), "\(found)")
        #expect(!found.isEmpty)
        #expect(lines.allSatisfy { $0.displayWidth <= width && !$0.hasSuffix(" ") })
    }

    @Test func `a label is beside its point, at the side where there is room`() {
        let lines = Self.lines([.at(0, -120, "West"), .at(0, 175, "East")])

        #expect(lines.contains { $0.contains("○ West") && $0.contains("East ○") })
    }

    @Test func `where labels would overlap, the one with the higher priority is written`() {
        let around = (0..<9).map { number in
            let (north, east) = (Double(number / 3), Double(number % 3))
            return MapPoint.at(north * 20, east * 40, "Neighbour \(number)")
        }
        let capital = MapPoint.at(20, 20, "Capital", priority: 1)

        #expect(Self.lines(around + [capital], width: 80).joined().contains("Capital"))
    }

    @Test func `labels take at most a sixth of the map`() {
        let points = (0..<200).map { number in
            let (north, east) = (Double(number / 20), Double(number % 20))
            return MapPoint.at(north * 14 - 58, east * 18 - 175, "N\(number)")
        }

        let letters = Self.lines(points, width: 80).joined().filter { $0 == "N" }.count

        #expect((20...70).contains(letters), "\(letters)")
    }

    @Test func `a long label is cut`() {
        let lines = Self.lines([.at(0, 0, String(repeating: "Long ", count: 20))])

        #expect(lines.contains { $0.contains(" Long Long…") })
    }

    @Test func `labels are ASCII where the terminal shows nothing else`() {
        #expect(
            Self.lines([.at(0, 0, "Zürich")], ascii: true).contains { $0.contains("o Zurich") })
    }
}

extension String {
    /// The text without the numbers at its ends.
    fileprivate var withoutNumbers: String {
        var text = drop { $0.isNumber }
        while text.last?.isNumber == true { text.removeLast() }
        return String(text)
    }
}

/// The generator SplitMix64, so that a test is the same each time.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
