import Flights
import Networking
import SectionEssentials
import Testing

/// Files whose bytes were changed at random, the same in each run.
@Suite struct MutationTests {
    private static let row = """
        ["4ca4e5","IBE123  ","Spain",1600000000,1600000002,-3.5,40,11277.6,false,231.5,90,-1.5,\
        null,11500,"7700",false,2,4]
        """
    private static let files = [
        #"{"time":1600000005,"states":[\#(row),\#(row)]}"#,
        #"{"ac":[{"hex":"4ca4e5","lat":1,"lon":2,"alt_baro":"ground","seen":1e2}],"now":1.6e12}"#,
        #"{"icao":"4ca4e5","timestamp":1600000000,"trace":[[0,1,1,1000,9,9,0,0,{"flight":"X"}]]}"#,
        #"{"icao24":"4ca4e5","callsign":"X","path":[[1600000000,1,1,9,9,false],[1600000009,1]]}"#,
        "MSG,3,1,1,4CA4E5,1,2017/02/23,09:59:20.032,2017/02/23,09:59:20.032,A,9,9,9,1,1,9,7,,,,0\n",
    ]
    private static let pieces = [
        "null", "-1e308", "1e400", "\"\"", "[]", "{}", "true", ",", "\u{0}", "~", "nan", "-",
        "99999999999999999999", "\"\\ud800\"", "é", "\n",
    ]

    @Test(arguments: files)
    func `a changed file is read or refused with advice`(file: String) async {
        var random = Generator(state: UInt64(file.utf8.count))
        for _ in 0..<400 {
            var bytes = Array(file.utf8)
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0..<4, using: &random))
                let piece = Self.pieces.randomElement(using: &random) ?? ""
                bytes.replaceSubrange(start..<end, with: piece.utf8)
            }
            do throws(RequestError) {
                _ = try await SavedSky(Body(Data(bytes)), now: Date(timeIntervalSince1970: 0))
                    .sky(.world)
            } catch {
                #expect(error.recovery.hasPrefix("Give a file of"))
            }
        }
    }

    /// Random numbers that are the same in each run (Knuth's MMIX constants).
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 31
        }
    }
}
