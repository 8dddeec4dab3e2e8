import Foundation
import SectionEssentials
import Testing

@testable import SectionKit

/// Draws icons.
@Suite struct AppIconTests {
    @Test func `a letter is the same lines in a drawing and in a picture`() throws {
        let icon = AppIcon(of: "Log")

        // L, on a grid of 2.4 around the middle of 32.
        #expect(icon.svg().contains("<path d='M11.2 8.8L11.2 23.2L20.8 23.2' fill='none'"))
        let rows = try pixels(of: icon, size: 32)
        #expect(rows[16][11] == 32, "the line down is white")
        #expect(rows[23][16] == 32, "so is the line across")
        #expect(rows[8][20] == 0, "beside it is the tile")
        #expect(rows[0][0] == 0, "also in the corner")
    }

    @Test func `each word has a letter, and what has none in the alphabet has bars`() {
        let bars = AppIcon(of: "").svg()
        #expect(AppIcon(of: "中 文").svg() == bars)
        #expect(AppIcon(of: "walk report").svg() == AppIcon(of: "Weather Radar again").svg())
        #expect(AppIcon(of: "Walk").svg() != bars)
    }

    /// The numbers of the colours of the pixels, line by line.
    private func pixels(of icon: AppIcon, size: Int) throws -> [[UInt8]] {
        let file = Array(icon.png(size: size))
        let start = try #require(file.firstRange(of: "IDAT".utf8)?.upperBound)
        let lines = try Inflate.expand(file[(start + 2)...], limit: 1 << 20).bytes
        return (0..<size).map { Array(lines[($0 * (size + 1) + 1)..<(($0 + 1) * (size + 1))]) }
    }
}
