import Geodesy
import Testing

@testable import SectionKit

/// Writes the data of paths.
@Suite struct HTMLMapPathTests {
    private func path(decimals: Int = 1, east: Int = 0, north: Int = 0) -> HTMLMapPath {
        HTMLMapPath(in: HTMLMapPath.Units(east: east, north: north, decimals: decimals))
    }

    @Test func `a line has its first place and steps, without spaces that are not needed`() throws {
        var path = path()

        path.add([try .place(1, 2), try .place(0, 3), try .place(0.5, 2.5)])

        #expect(path.text == "M20 10l10-10-5 5")
    }

    @Test func `a ring is closed`() throws {
        var path = path()

        path.add([try .place(0, 0), try .place(0, 1), try .place(1, 1)], isClosed: true)

        #expect(path.text == "M0 0l10 0 0 10z")
    }

    @Test func `places at the same unit are one, and a line of them is a dot`() throws {
        var path = path()

        path.add([try .place(0, 0), try .place(0.01, 0), try .place(0.02, 0.01)], isClosed: true)

        #expect(path.text == "M0 0h0")
    }

    @Test func `a line without places is empty`() {
        var path = path()

        path.add([])

        #expect(path.isEmpty)
    }

    @Test func `places are counted from the origin of the units`() throws {
        var path = path(decimals: 6, east: -4, north: 40)

        path.add(try .place(40.415, -3.685))

        #expect(path.text == "M315000 415000h0")
    }

    @Test func `steps do not add up to an error`() throws {
        var path = path()

        path.add(try (0...1000).map { try .place(0, Double($0) * 0.07) })

        let steps = path.text.split(separator: "l").last?.split(separator: " ").compactMap {
            Int($0)
        }
        #expect(steps?.reduce(0, +) == 700)
    }
}
