import SectionKit
import Testing

@Suite struct ListPageTests {
    @Test(arguments: [
        (ListPage(), [1, 2, 3]), (ListPage(limit: 2), [1, 2]), (ListPage(offset: 1), [2, 3]),
        (ListPage(offset: 1, limit: 1), [2]), (ListPage(limit: 0), []), (ListPage(offset: 3), []),
        (ListPage(offset: .max, limit: .max), []), (ListPage(offset: -1, limit: -1), []),
    ])
    func `a page takes its part of a list`(page: ListPage, part: [Int]) {
        #expect(Array(page.part(of: [1, 2, 3])) == part)
    }

    @Test(arguments: [
        (ListPage(), nil), (ListPage(offset: 5), nil), (ListPage(limit: 5), 5),
        (ListPage(offset: 10, limit: 5), 15), (ListPage(offset: .max, limit: 1), .max),
    ])
    func `a page has the length of a list that fills it`(page: ListPage, end: Int?) {
        #expect(page.end == end)
    }

    @Test(arguments: [
        (ListPage(), 3, nil, nil), (ListPage(limit: 0), 3, nil, nil),
        (ListPage(limit: 2), 3, nil, 2..<3), (ListPage(offset: 1, limit: 1), 3, 0..<1, 2..<3),
        (ListPage(offset: 4, limit: 3), 9, 1..<4, 7..<9), (ListPage(offset: 1), 3, 0..<1, nil),
        (ListPage(offset: 9, limit: 2), 3, 1..<3, nil),
        (ListPage(offset: .max, limit: .max), 3, 0..<3, nil),
    ])
    func `a page has neighbors as long as it is`(
        page: ListPage, all: Int, before: Range<Int>?, after: Range<Int>?
    ) {
        let shown = page.part(of: Array(0..<all)).count
        let neighbors = page.neighbors(showing: shown, of: all)

        #expect(neighbors.before == before && neighbors.after == after)
    }

    @Test(arguments: [
        (ListPage(), 0, "0 birds."), (ListPage(), 1, "1 bird."),
        (ListPage(), 3, "3 birds, largest first."),
        (ListPage(limit: 1), 3, "Showing 1 of 3 birds, largest first."),
        (ListPage(limit: 5), 3, "3 birds, largest first."),
        (ListPage(offset: 1), 3, "Showing 2–3 of 3 birds, largest first."),
        (ListPage(offset: 10_000), 10_002, "Showing 10,001–10,002 of 10,002 birds, largest first."),
        (ListPage(limit: 0), 3, "3 birds, none shown."),
        (ListPage(offset: 3), 3, "3 birds, but the page is past the end of the list."),
    ])
    func `a sentence says what a page shows of a list`(page: ListPage, all: Int, sentence: String) {
        let shown = page.part(of: Array(0..<all)).count

        #expect(
            page.sentence(
                showing: shown, of: all, called: all.counted("bird", "birds"), in: "largest first")
                == sentence)
    }

    @Test func `a page is read from a limit and an offset`() throws {
        #expect(ListPage.options.map(\.name) == ["limit", "offset"])
        #expect(try ListPage(OptionValues()) == ListPage())
        #expect(
            try ListPage(OptionValues(["limit": "5", "offset": "10"]))
                == ListPage(offset: 10, limit: 5))
    }

    @Test func `a page of named things has its own option summaries`() {
        let ships = ListPage.options(of: "ships")

        #expect(
            ships.map(\.summary) == ["show at most this many ships", "skip this many ships first"])
        #expect(ships.map(\.name) == ListPage.options.map(\.name))
        #expect(ships == ListPage.options(of: "ships"))
        #expect(ships[0] != ListPage.options[0])
    }

    @Test(arguments: ["limit", "offset"], ["-1", "", "many", "1.5", "99999999999999999999"])
    func `an invalid limit or offset is refused`(option: String, text: String) {
        #expect(throws: UsageError.self) { try ListPage(OptionValues([option: text])) }
    }
}
