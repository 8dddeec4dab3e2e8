import FeatureTesting
import Geodesy
import SectionEssentials
import SectionKit
import Testing

@testable import ScreenHost

/// What is docked below a page besides the map: the picture of the selected row, and a line chart.
struct DockTests {
    private static let names = ["Lima", "Lagos", "Tokyo"]

    private static let chart = LineChart(
        key: "heights", title: "Heights",
        over: .measures("hour", "Hour", [1, 2, 3], nil),
        series: [LineChart.Series("metres", "Metres", [120, 40, 90])],
        rows: LineChart.Rows(of: "guests", at: ["Lima": 0, "Lagos": 1, "Tokyo": 2]))

    /// Rows with pictures, of which the last has none.
    private static var table: Table {
        Table(
            key: "guests", columns: [Column("name", "Guest"), .picture],
            rows: names.map { name in
                let image = Image(
                    bytes: Data(name.utf8), alternative: "\(name) by night",
                    attribution: Attribution(author: "Ana", licence: "CC0 1.0"), note: "14:03")
                return [.text(name), name == names.last ? .empty : .image(image)]
            },
            identities: names)
    }

    private static var map: Block {
        .map(
            Map(
                key: "map", title: "Homes", on: .empty, frame: .world,
                points: [Coordinate(latitude: -12, longitude: -77)].compactMap(\.self).map {
                    MapPoint($0, label: "Lima", row: "Lima")
                },
                table: "guests"))
    }

    private static func screen(
        _ blocks: [Block],
        columns: Int = 80,
        drawsPictures: Bool = true
    ) -> ModelHarness {
        var screen = ModelHarness(columns: columns, rows: 40, drawsPictures: drawsPictures)
        screen.answer(blocks, of: "guests")
        return screen
    }

    private static func line(_ screen: ModelHarness, with text: String) -> String? {
        screen.lines.first { $0.contains(text) }
    }

    // MARK: The chart

    @Test func `the chart of a list stays below it, with the values at the selected row`() throws {
        var screen = Self.screen(
            [.table(Self.table), .lineChart(Self.chart)], columns: 70, drawsPictures: false)

        let title = try #require(Self.line(screen, with: "Heights: "))
        #expect(title.contains("Heights: 120 (1)"))
        screen.type("j")
        #expect(Self.line(screen, with: "Heights: 40 (2)") != nil)
        #expect(screen.screen.overrun == 0)
    }

    @Test func `the chart is beside the map where there is room for both`() throws {
        let blocks = [.table(Self.table), Self.map, .lineChart(Self.chart)]
        let wide = Self.screen(blocks, columns: 100, drawsPictures: false)
        let narrow = Self.screen(blocks, columns: 60, drawsPictures: false)

        #expect(Self.line(wide, with: "Homes ")?.contains("Heights: 120") == true)
        #expect(Self.line(narrow, with: "Homes ")?.contains("Heights") == false)
    }

    @Test func `a chart without rows is not docked`() {
        let chart = LineChart(
            key: "heights", title: "Heights", over: Self.chart.axis, series: Self.chart.series)
        let screen = Self.screen(
            [.table(Self.table), .lineChart(chart)], columns: 70, drawsPictures: false)

        #expect(Self.line(screen, with: "Heights: ") == nil)
    }

    // MARK: The picture

    @Test func `the picture of the selected row is drawn, and shown with its note and who made it`()
    {
        var screen = Self.screen([.table(Self.table), Self.map])

        screen.happen(.drawn(["▄▄▄▄", "▀▀▀▀"]))
        #expect(Self.line(screen, with: "Homes ")?.contains("Lima by night  ──") == true)
        #expect(Self.line(screen, with: "▄▄▄▄") != nil)
        #expect(Self.line(screen, with: "14:03 · By Ana, CC0 1.0") != nil)
    }

    @Test func `a picture is gone once another row is selected`() {
        var screen = Self.screen([.table(Self.table), Self.map])
        screen.happen(.drawn(["▄▄▄▄"]))

        screen.type("j")

        #expect(screen.model.picture.lines == nil)
        #expect(screen.effects.map(\.words) == ["draw Lagos by night 39×17"])
        screen.happen(.drawn(["▀▀▀▀"]))
        #expect(Self.line(screen, with: "▀▀▀▀") != nil)
        screen.type("j")
        #expect(screen.model.picture.lines == nil)
        #expect(screen.effects.isEmpty)
        #expect(Self.line(screen, with: "No picture") != nil)
    }

    @Test func `only one picture is drawn at a time, then that of the row selected by now`() {
        var screen = Self.screen([.table(Self.table), Self.map])

        screen.type("j")
        #expect(screen.effects.isEmpty)
        screen.happen(.drawn(["▄▄▄▄"]))

        #expect(Self.line(screen, with: "▄▄▄▄") == nil)
        #expect(screen.effects.map(\.words) == ["draw Lagos by night 39×17"])
    }

    @Test func `a drawing that comes after its page was left is dropped`() {
        var screen = Self.screen([.table(Self.table), Self.map])

        screen.happen(.resized(ScreenSize(columns: 60, rows: 40)))
        screen.happen(.drawn(["▄▄▄▄"]))

        #expect(screen.model.picture.lines == nil)
        #expect(screen.effects.isEmpty)
        #expect(Self.line(screen, with: "by night") == nil)
    }

    @Test func `the map, the picture and the chart are beside each other on a wide screen`() {
        let blocks = [.table(Self.table), Self.map, .lineChart(Self.chart)]
        let screen = Self.screen(blocks, columns: 130)

        let title = Self.line(screen, with: "Homes ") ?? ""
        #expect(title.contains("Lima by night"))
        #expect(title.contains("Heights: 120"))
        #expect(screen.screen.overrun == 0)
    }

    @Test func `a picture in the text is shown while the cursor is there, or at its heading`() {
        let photo = Image(bytes: Data([1]), alternative: "The harbour")
        var screen = Self.screen([
            .paragraph("Guests."), .heading("By day"), .image(photo), Self.map,
        ])

        #expect(Self.line(screen, with: "Homes ")?.contains("No picture") == true)
        while !screen.selected.contains("By day") { screen.type("j") }
        #expect(Self.line(screen, with: "Homes ")?.contains("The harbour") == true)
        screen.type("jj")
        #expect(Self.line(screen, with: "Homes ")?.contains("The harbour") == true)
    }

    @Test func `without a program that draws there is no place for a picture`() {
        let screen = Self.screen([.table(Self.table), Self.map], drawsPictures: false)

        #expect(!screen.effects.map(\.words).contains { $0.hasPrefix("draw") })
        #expect(Self.line(screen, with: "by night") == nil)
    }
}
